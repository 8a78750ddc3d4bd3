import type { Books } from './books.js';
import type { JournalEvent } from './events.js';
import type { Facts } from './facts.js';
import type { DocumentKeys } from './fiscal/document-keys.js';
import type { Approval } from './identity/approval.js';

/** What a decider knows beside the books: there is no other clock and no other source of ids. */
export interface DecideContext extends Facts {
  /**
   * UTC ISO instant. `decide` is given that of the journal, which is never earlier than the last
   * event; a rule is given the moment at which the command happens (`momentOf`).
   */
  readonly now: string;
  /** The instant of the machine's clock; that of the journal may be ahead of it. */
  readonly clock?: string;
  /**
   * The sender was asked about the clock, which is behind the last event, and believes it; or the
   * command has happened already, at a till.
   */
  readonly acceptsClock?: true;
  readonly actorId: string;
  /** Where the journal stands: its last event and the hash of its chain there. */
  readonly head?: { readonly revision: number; readonly hash: string };
  /** Somebody else lets the actor do what its limits do not; the PIN was checked before. */
  readonly approval?: Approval;
  /** It has happened already, at a till: what would only have stopped it then is let through. */
  readonly isPast?: true;
  readonly newId: () => string;
  /** Absent where none are set up. */
  readonly keys?: DocumentKeys;
}

/** A rule of the business: what happens when a command meets the books, or a refusal. */
export type Decide<C> = (
  books: Books,
  command: C,
  context: DecideContext,
) => readonly JournalEvent[];
