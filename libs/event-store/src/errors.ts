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

/** The answer to an append was lost: read the stream before saying anything to anyone. */
export class AppendOutcomeUnknown extends Error {
  override readonly name = 'AppendOutcomeUnknown';
}
