import type { EventOf } from '../kernel/index.js';
import type { Ledger } from '../ledger/index.js';
import type { PersonalScope } from '../personal/index.js';
import type { EventsOf, RegisterEvent } from '../registers/index.js';
import type { partiesRegisters, PartyFields, PartyLanguage } from './parties.registers.js';

/**
 * What is kept of a person was erased: from now on it is not read any more, wherever it is stored.
 * What a scope holds is said by `partyPersonalFields`.
 */
export type PartyErased = EventOf<
  'PartyErased',
  {
    readonly id: string;
    readonly reason: string;
    readonly scopes: readonly PersonalScope[];
    /** The revisions of the events about the party before this one. */
    readonly events: readonly number[];
  }
>;

/** The statement of an account went to an address by mail; who sent it is in the metadata. */
export type StatementSent = EventOf<
  'StatementSent',
  {
    /** The client or supplier: the address goes when they are erased. */
    readonly id: string;
    /** Theirs as a client, or as a supplier. */
    readonly ledger: Ledger;
    readonly to: string;
    readonly language: PartyLanguage;
    /** The first and the last day that it is of; open where one is missing. */
    readonly from?: string;
    readonly until?: string;
  }
>;

/** The life of one client or supplier, by its id. */
export type PartyEvent = RegisterEvent<'Party', PartyFields>;

/** Facts of clients and suppliers, one register for both, and of what they are grouped by. */
export type PartiesEvent = EventsOf<typeof partiesRegisters> | PartyErased | StatementSent;
