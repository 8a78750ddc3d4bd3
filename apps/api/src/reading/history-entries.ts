import type { HistoryEntry } from '@balcao/contracts';
import { actorName, type Books, type JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';
import { seenByReader } from '../access/rows/seen-events.js';
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

/** An event as a history tells it to the reader, without what is hidden. */
export function entryOf(
  event: PlacedEvent<JournalEvent>,
  names: ReadonlyMap<string, string>,
): HistoryEntry {
  const { revision, type, metadata } = event;
  const { recordedAt, actorId, hash } = metadata;
  const actorName = names.get(actorId) ?? '';
  const shown = (seenByReader(event) ?? {}) as HistoryEntry['data'];
  const { approval } = metadata;
  const approvalFields = approval && {
    approverName: names.get(approval.approverId) ?? '',
    reason: approval.reason,
  };
  const entry = { revision, type, recordedAt, actorId, actorName, data: shown, hash };
  return { ...entry, ...(approvalFields && { approval: approvalFields }) };
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
