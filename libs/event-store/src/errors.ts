/** Somebody else wrote first: the stream is not where the writer believed it to be. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  constructor(
    readonly stream: string,
    readonly expected: number | 'no-stream' | 'any',
    /** The stream's last revision, or undefined when it does not exist. */
    readonly actual: number | undefined,
  ) {
    super(`${stream}: expected revision ${expected}, found ${actual ?? 'no stream'}`);
  }
}

/** Nothing was written or read, since the store cannot be reached; trying later may help. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The answer to an append was lost: read the stream before saying anything to anyone. */
export class AppendOutcomeUnknown extends Error {
  override readonly name = 'AppendOutcomeUnknown';
}
