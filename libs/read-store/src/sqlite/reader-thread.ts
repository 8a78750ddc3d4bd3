import { askToStop, storeFaults, threadStop, type StoreFault } from '@balcao/sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyCollection } from '../collection.js';
import { QueryTooSlow, RowsNotReady, StoreUnavailable, UnsupportedQuery } from '../errors.js';
import { asPortError, parsedRows } from './failures.js';
import { sentCollection } from './reader-messages.js';
import type { Read, ReadFailure, ReadReply, ReadRequest, ReaderData } from './reader-messages.js';

interface Waiting {
  readonly request: ReadRequest;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** How long a thread that is closed may go on with its queries. */
const closeGraceMs = 2_000;

/**
 * One thread that reads, one query after the other; a thread that dies fails its queries and is
 * replaced by the next one. A query beyond its deadline fails with `QueryTooSlow`: its thread is
 * left to end by itself, and another answers those behind it. No thread is terminated: one that
 * ends within a call of SQLite takes the process with it (docs/adr/0078).
 */
export class ReaderThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #stop = threadStop();
  #deadline: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor(
    readonly path: string,
    readonly entry: URL,
    readonly deadlineMs: number,
  ) {}

  /** How many queries have not been answered yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whose query is being answered. */
  get partition(): string | undefined {
    for (const { request } of this.#waiting.values()) return request.partition;
    return undefined;
  }

  read(collection: AnyCollection, partition: string, read: Read): Promise<unknown> {
    const number = ++this.#asked;
    const request: ReadRequest = {
      number,
      collection: sentCollection(collection),
      partition,
      read,
    };
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { request, resolve, reject });
      if (this.#waiting.size === 1) this.#watch();
      worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        resolve();
      });
    });
    worker.postMessage('close');
    // A query is not waited for longer than this.
    const late = delay(closeGraceMs, undefined, { ref: false });
    await Promise.race([ended, late]);
    this.#leave(worker);
    this.#end(worker, new StoreUnavailable('the reader thread has ended'));
  }

  #start(): Worker {
    this.#stop = threadStop();
    const workerData: ReaderData = { path: this.path, stop: this.#stop };
    const worker = new Worker(this.entry, { workerData });
    worker.on('message', (reply: ReadReply) => {
      this.#settle(reply);
    });
    worker.on('error', (error: Error) => {
      this.#end(worker, error);
    });
    worker.on('exit', () => {
      this.#end(worker, new StoreUnavailable('the reader thread has ended'));
    });
    return worker;
  }

  /** It ends with its query, answers none of those behind it, and keeps no process from ending. */
  #leave(worker: Worker): void {
    askToStop(this.#stop);
    worker.postMessage('close');
    worker.unref();
  }

  /** The first query begins now, if there is one. */
  #watch(): void {
    clearTimeout(this.#deadline);
    if (this.#waiting.size === 0) return;
    this.#deadline = setTimeout(() => {
      this.#expire();
    }, this.deadlineMs);
    this.#deadline.unref();
  }

  #expire(): void {
    const [late, ...others] = this.#waiting.values();
    if (late === undefined) return;
    if (this.#worker) this.#leave(this.#worker);
    this.#waiting.delete(late.request.number);
    this.#worker = others.length === 0 ? undefined : this.#start();
    for (const { request } of others) this.#worker?.postMessage(request);
    this.#watch();
    late.reject(new QueryTooSlow(late.request.collection.name, this.deadlineMs));
  }

  #settle(reply: ReadReply): void {
    const waiting = this.#waiting.get(reply.number);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.number);
    this.#watch();
    if ('error' in reply) {
      waiting.reject(errorOf(waiting.request.collection.name, reply.error));
      return;
    }
    try {
      waiting.resolve(reply.json === undefined ? undefined : parsedRows(reply.json));
    } catch (error) {
      waiting.reject(error);
    }
  }

  #end(worker: Worker, error: Error): void {
    // One that was ended for its deadline has been replaced already.
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    clearTimeout(this.#deadline);
    const failure = asPortError(error);
    for (const { reject } of this.#waiting.values()) reject(failure);
    this.#waiting.clear();
  }
}

function errorOf(collection: string, error: ReadFailure): Error {
  switch (error.name) {
    case 'StoreUnavailable':
      return new StoreUnavailable(error.message, faultNamed(error.subject));
    case 'UnsupportedQuery':
      return new UnsupportedQuery(collection, error.subject, error.message);
    case 'RowsNotReady':
      return new RowsNotReady(collection, error.subject);
    default:
      return new Error(error.message);
  }
}

function faultNamed(name: string): { readonly fault?: StoreFault } {
  const fault = storeFaults.find((known) => known === name);
  return fault === undefined ? {} : { fault };
}
