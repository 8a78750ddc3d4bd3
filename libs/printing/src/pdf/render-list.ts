import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ListPaper } from './list-paper.js';
import { listBytes } from './file-bytes.js';

const entry = new URL('./list.worker.js', import.meta.url);

/** Megabytes of one thread; a list of the most rows takes about half. */
const memoryMb = 512;

/**
 * A list as a PDF file. Laying out thousands of rows takes seconds, so it is done in a thread of
 * its own, one list after another; from sources, where there is no compiled thread, it is not.
 */
export function renderList(list: ListPaper): Promise<Uint8Array> {
  const rendered = queue.then(() =>
    existsSync(fileURLToPath(entry)) ? apart(list) : listBytes(list),
  );
  queue = rendered.catch(() => undefined);
  return rendered;
}

let queue: Promise<unknown> = Promise.resolve();

function apart(list: ListPaper): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, {
      workerData: list,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.once('message', (bytes: Uint8Array) => {
      resolve(bytes);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(new Error('the thread that lays out lists has ended'));
    });
  });
}
