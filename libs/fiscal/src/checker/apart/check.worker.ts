import { parentPort, workerData } from 'node:worker_threads';
import type { CheckAnswer, CheckPiece } from './check-apart.js';
import { checkListed, type CheckOrder } from './check-listed.js';

const pieces: CheckPiece[] = [];
let wake: (() => void) | undefined;

parentPort?.on('message', (piece: CheckPiece) => {
  pieces.push(piece);
  wake?.();
});

const answer = (said: CheckAnswer): void => {
  parentPort?.postMessage(said);
};

async function* sentPieces(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const piece = pieces.shift();
    if (piece === undefined) await new Promise<void>((resolve) => (wake = resolve));
    else if (piece === 'end') return;
    else {
      yield piece;
      answer('more');
    }
  }
}

try {
  answer({ checked: await checkListed(sentPieces(), workerData as CheckOrder) });
} catch (error) {
  answer({ problem: error instanceof Error ? error.message : String(error) });
}
