import { Worker } from 'node:worker_threads';
import type { AnyCollection } from '../collection.js';
import { RowsNotReady, UnsupportedQuery } from '../errors.js';
import { sentCollection } from './reader-messages.js';
import type { Read, ReadReply, ReadRequest } from './reader-messages.js';

interface Waiting {
  readonly collection: string;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** One thread that reads; a thread that dies fails its queries and is replaced by the next one. */
export class ReaderThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(
    readonly path: string,
    readonly entry: URL,
  ) {}

  /** How many queries have not been answered yet. */
  get waiting(): number {
    return this.#waiting.size;
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
      this.#waiting.set(number, { collection: collection.name, resolve, reject });
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
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(this.entry, { workerData: { path: this.path } });
    worker.on('message', (reply: ReadReply) => {
      this.#settle(reply);
    });
    worker.on('error', (error: Error) => {
      this.#end(error);
    });
    worker.on('exit', () => {
      this.#end(new Error('the reader thread has ended'));
    });
    return worker;
  }

  #settle(reply: ReadReply): void {
    const waiting = this.#waiting.get(reply.number);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.number);
    if ('error' in reply) waiting.reject(errorOf(waiting.collection, reply.error));
    else waiting.resolve(reply.json === undefined ? undefined : JSON.parse(reply.json));
  }

  #end(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function errorOf(
  collection: string,
  error: { readonly name: string; readonly message: string; readonly subject: string },
): Error {
  switch (error.name) {
    case 'UnsupportedQuery':
      return new UnsupportedQuery(collection, error.subject, error.message);
    case 'RowsNotReady':
      return new RowsNotReady(collection, error.subject);
    default:
      return new Error(error.message);
  }
}
