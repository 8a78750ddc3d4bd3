import type { StoreFault } from '@balcao/sqlite';

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
  /** What lasts until somebody does something about it; undefined where trying later may help. */
  readonly fault: StoreFault | undefined;
  constructor(message?: string, options: ErrorOptions & { readonly fault?: StoreFault } = {}) {
    super(message, options);
    this.fault = options.fault;
  }
}

/**
 * Nothing was written and nothing ever will be: the append is larger than the store takes. The only
 * `RangeError` of a store that somebody can cause by what they send.
 */
export class AppendTooLarge extends RangeError {
  override readonly name = 'AppendTooLarge';
}

/** A position that is no record's of this log: what was kept with it belongs to another log. */
export class PositionUnknown extends Error {
  override readonly name = 'PositionUnknown';
}

/** The answer to an append was lost: read the stream before saying anything to anyone. */
export class AppendOutcomeUnknown extends Error {
  override readonly name = 'AppendOutcomeUnknown';
}
