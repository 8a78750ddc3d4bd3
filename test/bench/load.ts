import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Spread } from './measure.js';
import type { SessionHeaders } from './server.js';

/** What the client process is to do. */
export interface LoadOrder {
  readonly port: number;
  /** Distinguishes drafts and keys from those of other loads. */
  readonly name: string;
  readonly callers: number;
  readonly seconds: number;
  readonly headers: SessionHeaders;
  /** Each caller asks for its own document before it goes on. */
  readonly readsOwn?: boolean;
}

/** What it saw. */
export interface LoadReport {
  readonly perSecond: number;
  readonly latency: Spread;
  /** The ids of the documents, as they were answered. */
  readonly issued: readonly string[];
  readonly lastRevision: number;
  /** From a command's answer to its row's. */
  readonly ownRows: Spread;
  /** Reads that were answered before the row was there. */
  readonly isBehind: number;
}

const client = fileURLToPath(new URL('./load-client.js', import.meta.url));

/** Loads a server from a process of its own. */
export function load(order: LoadOrder): Promise<LoadReport> {
  const child = fork(client, [JSON.stringify(order)]);
  return new Promise((resolve, reject) => {
    child.once('message', (report) => {
      resolve(report as LoadReport);
    });
    child.once('exit', (code) => {
      reject(new Error(`the client ended with ${code ?? 'a signal'}`));
    });
  });
}
