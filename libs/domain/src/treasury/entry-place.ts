import type { Books } from '../books.js';

/** Where an entry of an account comes from: the event, and its place among that event's entries. */
export interface EntryPlace {
  /** The event's revision. */
  readonly revision: number;
  /** From 0. */
  readonly index: number;
}

/** Digits of a revision in an id, so that ids sort as the journal does. */
const REVISION_DIGITS = 12;

/**
 * The id of a row that an event makes: its revision, padded, and the row's place among the event's.
 * Rows of the same day stay in the order of the journal.
 */
export function entryId(revision: number, index = 0): string {
  const padded = String(revision).padStart(REVISION_DIGITS, '0');
  return index === 0 ? padded : `${padded}_${index}`;
}

/** The place that an id of `entryId` names; `undefined` for any other text. */
export function entryPlaceOf(id: string): EntryPlace | undefined {
  const [revision = '', index = '0'] = id.split('_');
  const place = { revision: Number(revision), index: Number(index) };
  return entryId(place.revision, place.index) === id ? place : undefined;
}

/** The list of revisions that holds the entries of an account at one place of their events. */
export const entriesKey = (accountId: string, index: number) => `${accountId}:${index}`;

/** Whether the entry moved money on the account. */
export function isEntryOf(
  { treasury: { entries } }: Pick<Books, 'treasury'>,
  accountId: string,
  { revision, index }: EntryPlace,
): boolean {
  const key = entriesKey(accountId, index);
  let low = 0;
  let high = entries.length(key);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = entries.get(key, middle) ?? 0;
    if (found === revision) return true;
    if (found < revision) low = middle + 1;
    else high = middle;
  }
  return false;
}
