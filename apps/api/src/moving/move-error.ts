/** Why the move cannot go on or did not succeed, in one sentence for whoever started it. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

/** The move was interrupted, and goes on where it stopped when it is started again. */
export class MoveInterrupted extends Error {
  override readonly name = 'MoveInterrupted';
}

/** Throws `MoveInterrupted` once the signal is aborted. */
export function assertGoing(signal: AbortSignal): void {
  if (signal.aborted) throw new MoveInterrupted('the move was interrupted');
}
