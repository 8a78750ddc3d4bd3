import type { StoreFault } from '@balcao/sqlite';

/** The query names something that the collection does not declare, or a value that cannot be. */
export class UnsupportedQuery extends Error {
  override readonly name = 'UnsupportedQuery';
  constructor(
    readonly collection: string,
    /** The field or operator that was refused. */
    readonly subject: string,
    readonly why: string,
  ) {
    super(`${collection}: ${subject} ${why}`);
  }
}

/** The query needs rows that are still being made; asking again later will help. */
export class RowsNotReady extends Error {
  override readonly name = 'RowsNotReady';
  constructor(
    readonly collection: string,
    readonly field: string,
  ) {
    super(`${collection}: the rows with ${field} are still being made`);
  }
}

/** The query takes longer than one may; fewer rows, or a shorter time, take less. */
export class QueryTooSlow extends Error {
  override readonly name = 'QueryTooSlow';
  constructor(
    readonly collection: string,
    readonly deadlineMs: number,
  ) {
    super(`${collection}: not answered within ${deadlineMs} ms`);
  }
}

/** Nothing was read, and what was to be written may not be: the store cannot be reached now. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** A fault that lasts until somebody removes it; undefined where trying later may help. */
  readonly fault: StoreFault | undefined;
  constructor(message?: string, options: ErrorOptions & { readonly fault?: StoreFault } = {}) {
    super(message, options);
    this.fault = options.fault;
  }
}

/** Somebody else holds the lease now: nothing was written that was to be written under it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  constructor(readonly lease: string) {
    super(`${lease} is held by another`);
  }
}
