import type { EventOf } from '../kernel/index.js';
import type { Ledger } from '../ledger/index.js';
import type { PersonalScope } from '../personal/index.js';
import type { RegisterEvent } from '../registers/index.js';

/** In which clients and suppliers are written to. */
export const partyLanguages = ['en', 'pt'] as const;
/** The language that a party's papers and mails are in. */
export type PartyLanguage = (typeof partyLanguages)[number];

/** Whom the company deals with: a client, a supplier, or both. */
export interface PartyFields {
  /** Unique. */
  readonly code: string;
  readonly name: string;
  readonly companyRegistration?: string;
  /** 9 digits; missing for a final consumer. */
  readonly nuit?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly contact1?: string;
  readonly contact2?: string;
  readonly email1?: string;
  readonly email2?: string;
  /** `+258`. */
  readonly phoneCode?: string;
  /** 9 digits. */
  readonly phone1?: string;
  readonly phone2?: string;
  /** ISO 3166 code, `MZ`. */
  readonly country: string;
  readonly regionId?: string;
  readonly categoryId?: string;
  readonly isClient: boolean;
  readonly isSupplier: boolean;
  /** The most that the client may owe; 0 none, missing no limit. */
  readonly creditLimitMinor?: number;
  /** The most that we may owe the supplier; 0 none, missing no limit. */
  readonly debitLimitMinor?: number;
  /** Days from issue until payment is due. */
  readonly paymentTermsDays?: number;
  /** In which they are written to; by their country where it is missing. */
  readonly language?: PartyLanguage;
}

/** Whose category it is; an entity is a client and a supplier at once. */
export type PartyCategoryKind = 'client' | 'supplier' | 'entity';

/** What parties are summed by, and what articles may have prices for. */
export interface PartyCategoryFields {
  /** Unique among those of its kind. */
  readonly name: string;
  /** Of clients where it is missing. */
  readonly kind?: PartyCategoryKind;
}

/** Where parties are, as the company divides its country. */
export interface RegionFields {
  readonly name: string;
}

/** The life of one client or supplier, by its id. */
export type PartyEvent = RegisterEvent<'Party', PartyFields>;
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

/** The life of one category, by its id. */
export type PartyCategoryEvent = RegisterEvent<'PartyCategory', PartyCategoryFields>;
/** The life of one region, by its id. */
export type RegionEvent = RegisterEvent<'Region', RegionFields>;

/** Facts of clients and suppliers, one register for both, and of what they are grouped by. */
export type PartiesEvent =
  | PartyEvent
  | PartyErased
  | StatementSent
  | PartyCategoryEvent
  | RegionEvent;
