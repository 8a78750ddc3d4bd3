/**
 * The id of a row that an event makes: its revision, padded, and the row's place among the event's.
 * Rows of the same day stay in the order of the journal.
 */
export function entryId(revision: number, index = 0): string {
  const padded = String(revision).padStart(12, '0');
  return index === 0 ? padded : `${padded}_${index}`;
}

/** The place that an id of `entryId` names. */
export function indexOf(id: string): number {
  const [, index = '0'] = id.split('_');
  return Number(index);
}
