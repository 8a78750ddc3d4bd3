import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { checkListed, type CheckOrder, type ListedCheck } from './check-listed.js';

/** What the thread is sent: a piece of the file, or that it was the last one. */
export type CheckPiece = Uint8Array | 'end';

/** What the thread answers: that it takes another piece, what came of the check, or why nothing. */
export type CheckAnswer = 'more' | { readonly checked: ListedCheck } | { readonly problem: string };

/** Pieces on their way to the thread. */
const piecesAhead = 8;
/** Megabytes; what is kept of a file are the numbers of its documents. */
const memoryMb = 512;

const entry = new URL('./check.worker.js', import.meta.url);
const isBuilt = existsSync(fileURLToPath(entry));

/**
 * Checks a file in a thread of its own: the file of a year takes seconds, and requests do not wait
 * for it. From sources, where there is no compiled thread, it is checked in this one.
 */
export const checkSaftApart = (
  bytes: AsyncIterable<Uint8Array>,
  order: CheckOrder,
): Promise<ListedCheck> =>
  isBuilt ? checkInThread(entry, bytes, order) : checkListed(bytes, order);

/** In a thread that runs `script`. Fails as the bytes do, or as the thread does. */
export async function checkInThread(
  script: URL,
  bytes: AsyncIterable<Uint8Array>,
  order: CheckOrder,
): Promise<ListedCheck> {
  const worker = new Worker(script, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let ahead = 0;
  let wake: (() => void) | undefined;
  const ended = new Promise<ListedCheck>((resolve, reject) => {
    worker.on('message', (answer: CheckAnswer) => {
      if (answer === 'more') {
        ahead -= 1;
        wake?.();
      } else if ('checked' in answer) resolve(answer.checked);
      else reject(new Error(answer.problem));
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(new Error('the thread that checks the file has ended'));
    });
  });
  const send = (piece: CheckPiece): void => {
    worker.postMessage(piece, piece === 'end' ? [] : [piece.buffer as ArrayBuffer]);
  };
  const hasRoom = async (): Promise<void> => {
    while (ahead >= piecesAhead) await new Promise<void>((resolve) => (wake = resolve));
  };
  const sent = (async () => {
    for await (const piece of bytes) {
      await Promise.race([hasRoom(), ended]);
      ahead += 1;
      // A piece of its own: what a stream hands over may share its memory with others.
      send(Uint8Array.from(piece));
    }
    send('end');
  })();
  try {
    const [checked] = await Promise.all([ended, sent]);
    return checked;
  } finally {
    await worker.terminate();
  }
}
