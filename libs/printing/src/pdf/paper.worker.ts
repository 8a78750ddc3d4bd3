import { parentPort } from 'node:worker_threads';
import { paperBytes } from './file-bytes.js';
import type { DrawnPaper, PaperToDraw } from './paper-thread.js';

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (asked: PaperToDraw) => {
  last = last.then(async () => {
    parentPort?.postMessage(await drawn(asked));
  });
});

async function drawn({ id, paper }: PaperToDraw): Promise<DrawnPaper> {
  try {
    return { id, bytes: await paperBytes(paper) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}
