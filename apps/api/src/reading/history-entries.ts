import type { HistoryEntry } from '@balcao/contracts';
import { actorName, type Books, type JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';
import { costFields, secretFields, withoutFields } from '../access/rows/cost-fields.js';
import { readerSeesCosts } from '../access/rows/row-rules.js';
import { RequestError } from '../http/request-error.js';

/** Everybody who had a hand in the events, by name. */
export function namesIn(
  books: Books,
  events: readonly PlacedEvent<JournalEvent>[],
): ReadonlyMap<string, string> {
  const actors = new Set(
    events.flatMap(({ metadata: { actorId, approval } }) =>
      approval === undefined ? [actorId] : [actorId, approval.approverId],
    ),
  );
  return new Map([...actors].map((id) => [id, actorName(books, id)]));
}

/** Proofs of who somebody is show to nobody; costs to those alone who may see them. */
export function hiddenFields(): ReadonlySet<string> {
  return readerSeesCosts() ? secretFields : new Set([...secretFields, ...costFields]);
}

/** An event as a history tells it, without what is hidden. */
export function entryOf(
  { revision, type, data, metadata }: PlacedEvent<JournalEvent>,
  names: ReadonlyMap<string, string>,
  hidden: ReadonlySet<string>,
): HistoryEntry {
  const { recordedAt, actorId, hash } = metadata;
  const actorName = names.get(actorId) ?? '';
  const shown = withoutFields({ ...data }, hidden) as HistoryEntry['data'];
  const { approval } = metadata;
  const told = approval && {
    approverName: names.get(approval.approverId) ?? '',
    reason: approval.reason,
  };
  const entry = { revision, type, recordedAt, actorId, actorName, data: shown, hash };
  return { ...entry, ...(told && { approval: told }) };
}

/** How many entries are asked for at once, the usual number without; refuses what is none. */
export function pageLength(asked: unknown, usual: number): number {
  if (asked === undefined) return usual;
  if (typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked)) return Number.parseInt(asked, 10);
  throw new RequestError(422, 'request.invalidPage');
}

/** The revision that a page begins before; refuses what is none. */
export function pageBefore(before: unknown): number | undefined {
  if (before === undefined) return undefined;
  if (typeof before === 'string' && /^\d{1,15}$/.test(before)) return Number.parseInt(before, 10);
  throw new RequestError(422, 'request.invalidPage');
}
