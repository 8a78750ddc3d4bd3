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
  /** A fault that lasts until somebody removes it; undefined where trying later may help. */
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

/** The answer to an append was lost: read the stream before saying anything to anyone. */
export class AppendOutcomeUnknown extends Error {
  override readonly name = 'AppendOutcomeUnknown';
}

/**
 * The log has nothing at this position: it is another log, or an older copy of the one that the
 * position is from. Trying again does not help; what was derived up to there has to be rebuilt.
 */
export class PositionUnknown extends Error {
  override readonly name = 'PositionUnknown';
}

/** An event is there and cannot be read: the file is damaged, or what it holds is no JSON. */
export class EventUnreadable extends StoreUnavailable {
  constructor(
    readonly stream: string,
    readonly revision: number,
    options: ErrorOptions = {},
  ) {
    super(`${stream}@${revision} cannot be read`, { ...options, fault: 'damaged' });
  }
}
