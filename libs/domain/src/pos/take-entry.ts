import { refuseTooLarge, refusingPrices } from '../amounts/index.js';
import type { Books } from '../books.js';
import type { Decide, DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { refuseBeyondLimits } from '../identity/index.js';
import type { Writable } from '../kernel/index.js';
import { DomainError, refuse } from '../refusal.js';
import { placeOf } from '../threads/index.js';
import { laneHash } from './lane-hash.js';
import { numbersBefore } from './on-paper.js';
import type { TakeTillEntry } from './pos.commands.js';
import { noteShift } from './move-cash.js';
import { laneKey, noStand, type LaneHead } from './pos.slice.js';
import { TILL_CLOCK_TOLERANCE_MS } from './pos.limits.js';
import { relaxed, withoutStock } from './relax-entry.js';
import { runAction } from './run-action.js';
import { readInstant } from './shift-of.js';
import type { TillAction, TillEntry } from './till-entries.js';
import type { TillCorrection, TillEntryQuarantined, TillEntryTaken } from './till.events.js';

/**
 * Takes an entry of a till into the books, in order and once. As it has already happened, what the
 * books would refuse is corrected where possible, with the correction recorded, and set aside
 * otherwise. Later entries never wait for it.
 */
export const takeTillEntry: Decide<TakeTillEntry> = (books, command, context) => {
  const { cashRegisterId, lane, deviceId, entry } = command;
  const head =
    books.pos.lanes.get(laneKey(cashRegisterId, lane)) ??
    refuse('pos.laneUnknown', { lane }, 'lane');
  if (head.deviceId !== deviceId) {
    const register = books.pos.cashRegisters.get(cashRegisterId)?.name ?? '';
    const { device = '' } = books.pos.stands.get(cashRegisterId) ?? {};
    refuse('pos.tillOpenElsewhere', { register, device });
  }
  const { sequence } = entry;
  const isLate = head.missing.some(({ from, to }) => sequence >= from && sequence <= to);
  if (sequence <= head.sequence && !isLate) refuse('pos.entryTaken', { sequence });
  const missing = missingBefore(head, sequence);
  const isBehindGap = missing.length > 0 || isLate;
  const isWhole = laneHash(entry) === entry.hash;
  if (!isWhole || (!isBehindGap && entry.previous !== head.hash)) {
    const reason = { code: 'pos.entryTampered', path: '', params: { sequence } };
    return [...missing, ...quarantined(books, command, reason)];
  }
  return [...missing, ...decided(books, command, context)];
};

function missingBefore(head: LaneHead, sequence: number): readonly JournalEvent[] {
  const { cashRegisterId: id, lane } = head;
  if (sequence <= head.sequence + 1) return [];
  const data = { id, lane, from: head.sequence + 1, to: sequence - 1 };
  return [{ type: 'TillEntriesMissing', data }];
}

/** As sent, as the books can take it, or set aside. */
function decided(
  books: Books,
  command: TakeTillEntry,
  context: DecideContext,
): readonly JournalEvent[] {
  const { entry, clockOffMs } = command;
  const isOff = Math.abs(clockOffMs) > TILL_CLOCK_TOLERANCE_MS;
  const at = momentOf(entry, isOff ? clockOffMs : 0, context.now);
  const action = dated(entry, at);
  try {
    const events = withReprint(books, command, at, run(books, action, context), context);
    refuseBeyondLimits(books, events, context);
    refuseTooLarge(books, events);
    return taken(books, command, events, []);
  } catch (error) {
    if (!isAboutEntry(error)) throw error;
    const corrections = error.problems.map(({ code, path, params }) => ({ code, path, params }));
    try {
      const possible = relaxed(books, action, command.cashRegisterId);
      const events = runPossible(books, possible, { ...context, isPast: true });
      refuseTooLarge(books, events);
      return taken(books, command, events, corrections);
    } catch (last) {
      if (!isAboutEntry(last)) throw last;
      const { code, params } = last;
      return quarantined(books, command, { code, path: '', params });
    }
  }
}

/** The effect of the entry; figures too large to compute are refused. */
const run: typeof runAction = (books, action, context) =>
  refusingPrices(() => runAction(books, action, context));

/** As it can be taken regardless of stock: the sale matters more than where the goods came from. */
function runPossible(
  books: Books,
  action: TillAction,
  context: DecideContext,
): readonly JournalEvent[] {
  try {
    return run(books, action, context);
  } catch (error) {
    if (!isAboutEntry(error)) throw error;
    const rest = withoutStock(books, action, error.problems);
    if (rest === undefined) throw error;
    return run(books, rest, context);
  }
}

/** A reprint belongs to a shift, whose timeline and Z show it. */
function withReprint(
  books: Books,
  { cashRegisterId, entry }: TakeTillEntry,
  at: string,
  events: readonly JournalEvent[],
  context: DecideContext,
): readonly JournalEvent[] {
  const { openShiftId } = books.pos.stands.get(cashRegisterId) ?? noStand;
  if (entry.kind !== 'print' || entry.said.copy === 'original') return events;
  if (openShiftId === undefined) return events;
  const { id: recordId } = entry.said;
  const noted = { id: openShiftId, kind: 'reprint', recordId, at } as const;
  const text = referenceOf(books, recordId);
  const note = { type: 'NoteShift', ...noted, ...(text !== undefined && { text }) } as const;
  return [...events, ...noteShift(books, note, { ...context, isPast: true })];
}

/** `VD 2026C1/12`, of an id in the series of the company. */
function referenceOf(books: Books, id: string): string | undefined {
  const place = placeOf(id);
  const series = books.series.series.get(place?.seriesId ?? '');
  return place && series && `${series.prefix} ${series.code}/${place.number}`;
}

/** Without its key nothing can be signed, though the entry is in order: the till sends it again. */
const isAboutEntry = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code !== 'fiscal.keyMissing';

/** The till's moment by the server's clock. */
function momentOf({ at }: TillEntry, offMs: number, now: string): string {
  const instant = Date.parse(at);
  if (Number.isNaN(instant)) return now;
  return readInstant(new Date(instant + offMs).toISOString(), now);
}

function dated(entry: TillEntry, at: string): TillAction {
  if (entry.kind === 'print' || entry.kind === 'client') return entry;
  // Each kind keeps what it said, with the moment beside it.
  return { kind: entry.kind, said: { ...entry.said, at } } as TillAction;
}

function taken(
  books: Books,
  command: TakeTillEntry,
  events: readonly JournalEvent[],
  corrections: readonly TillCorrection[],
): readonly JournalEvent[] {
  const { cashRegisterId, entry, lane, clockOffMs } = command;
  const { sequence, hash, kind, at } = entry;
  const issued = events.find(({ type }) => type === 'DocumentIssued');
  const before = issued
    ? numbersBefore(books, issued.data.id, cashRegisterId, 'neverReceived')
    : [];
  const data: Writable<TillEntryTaken['data']> = {
    id: cashRegisterId,
    lane,
    sequence,
    hash,
    kind,
    at,
  };
  if (Math.abs(clockOffMs) > TILL_CLOCK_TOLERANCE_MS) data.clockOffMs = clockOffMs;
  const recordId = issued?.data.id ?? events[0]?.data.id;
  if (recordId !== undefined) data.recordId = recordId;
  if (corrections.length > 0) data.corrections = corrections;
  return [...before, ...events, { type: 'TillEntryTaken', data }];
}

/** Set aside as it came; no other document gets its printed number. */
function quarantined(
  books: Books,
  { cashRegisterId, lane, entry }: TakeTillEntry,
  reason: TillCorrection,
): readonly JournalEvent[] {
  const { sequence, hash, kind, at } = entry;
  const data: Writable<TillEntryQuarantined['data']> = {
    id: cashRegisterId,
    lane,
    sequence,
    hash,
    kind,
    at,
    reason,
    entry,
  };
  const isDocument = kind === 'sell' || kind === 'return' || kind === 'takeBack';
  const documentId = isDocument ? entry.said.documentId : undefined;
  const place = documentId === undefined ? undefined : placeOf(documentId);
  const series = books.series.series.get(place?.seriesId ?? '');
  const isOwn = series?.cashRegisterId === cashRegisterId;
  if (place && isOwn) {
    data.reference = `${series.prefix} ${series.code}/${place.number}`;
    const behind = `${place.seriesId}.${place.number + 1}`;
    const numbers = numbersBefore(books, behind, cashRegisterId, 'quarantined');
    return [{ type: 'TillEntryQuarantined', data }, ...numbers];
  }
  return [{ type: 'TillEntryQuarantined', data }];
}
