import type { EventOf } from '../kernel/index.js';
import type { EventsOf } from '../registers/index.js';
import type { accountingRegisters } from './ledger-accounts.register.js';

/**
 * A role, or a part of it such as one VAT code, is posted to this account from now on, and all that
 * was posted before shows there; without `after` it is the official chart's again.
 */
export type PostingAccountChosen = EventOf<
  'PostingAccountChosen',
  {
    /** See `postingOf`. */
    readonly id: string;
    /** Codes of accounts. */
    readonly before?: string;
    readonly after?: string;
  }
>;

/** Facts of the chart of accounts and of what is posted where. */
export type AccountingEvent = EventsOf<typeof accountingRegisters> | PostingAccountChosen;
