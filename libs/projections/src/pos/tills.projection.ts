import type { TillCorrectionRow, TillLane, TillRow } from '@balcao/contracts';
import type { LaneRange, ShiftClosed, ShiftOpened, TillEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { entryId } from '../payments/entry-id.js';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';
import { without } from '../without.js';

/** Where each till stands: its device, its lanes, and what is missing. */
export const tills = defineCollection<TillRow>({
  name: 'tills',
  version: 4,
  fields: { lane: 'integer', quarantined: 'integer', corrected: 'integer' },
  indexes: [],
});

type Folds = TillEvent | ShiftOpened | ShiftClosed;
type Row = Unstamped<TillRow>;

/** Missing numbers that a row names; more are in the journal. */
const MISSING_NUMBERS_SHOWN = 1000;

/** Folds which device has a till, and which of its entries and numbers never came. */
export const tillsProjection = defineProjection<TillRow, Folds>({
  name: 'tills',
  category: 'journal',
  collection: tills,
  events: [
    'TillTaken',
    'TillReleased',
    'TillEntryTaken',
    'TillEntryQuarantined',
    'TillEntriesMissing',
    'DocumentNumberMissing',
    'TillPaperFound',
    'ShiftOpened',
    'ShiftClosed',
  ],
  keys: ({ data }) => [{ id: 'cashRegisterId' in data ? data.cashRegisterId : data.id }],
  fold: (row, event, { id }) => standOf(row ?? emptyRow(id), event),
});

function emptyRow(id: string): Row {
  return { id, lane: 0, lanes: [], missingNumbers: [], corrected: 0, quarantined: 0 };
}

function standOf(row: Row, event: Folded<Folds>): Row {
  switch (event.type) {
    case 'TillTaken': {
      const { lane, deviceId, device } = event.data;
      const known = row.lanes.find((one) => one.lane === lane);
      const fresh = { lane, deviceId, device, sequence: 0, hash: '', missing: [] };
      const lanes = known
        ? row.lanes.map((one) => (one === known ? { ...one, deviceId, device } : one))
        : [...row.lanes, fresh];
      return { ...row, lane, deviceId, device, lanes };
    }
    case 'TillReleased':
      return without(row, 'deviceId', 'device');
    case 'TillEntryTaken': {
      const { corrections = [] } = event.data;
      const corrected = row.corrected + (corrections.length > 0 ? 1 : 0);
      return { ...withEntry(row, event.data), corrected };
    }
    case 'TillEntryQuarantined':
      return { ...withEntry(row, event.data), quarantined: row.quarantined + 1 };
    case 'TillEntriesMissing': {
      const { lane, from, to } = event.data;
      return withLane(row, lane, (one) => ({
        ...one,
        sequence: to,
        missing: [...one.missing, { from, to }],
      }));
    }
    case 'DocumentNumberMissing': {
      const { id: documentId, reference, reason } = event.data;
      const missingNumbers = [...row.missingNumbers, { documentId, reference, reason }];
      return { ...row, missingNumbers: missingNumbers.slice(-MISSING_NUMBERS_SHOWN) };
    }
    case 'TillPaperFound': {
      const { id, lane, sequence } = event.data;
      const missingNumbers = row.missingNumbers.filter(({ documentId }) => documentId !== id);
      const found = { ...row, missingNumbers };
      if (sequence === undefined) return found;
      return withLane(found, lane, (one) => ({
        ...one,
        missing: one.missing.flatMap((range) => split(range, sequence)),
      }));
    }
    case 'ShiftOpened':
      return { ...row, openShiftId: event.data.id };
    case 'ShiftClosed':
      return without(row, 'openShiftId');
  }
}

interface Entry {
  readonly lane: number;
  readonly sequence: number;
  readonly hash: string;
  readonly at: string;
}

function withEntry(row: Row, { lane, sequence, hash, at }: Entry): Row {
  return withLane(row, lane, (one) =>
    sequence > one.sequence
      ? { ...one, sequence, hash, lastAt: at }
      : { ...one, missing: one.missing.flatMap((range) => split(range, sequence)) },
  );
}

/** What is missing of a range once one of it has come. */
function split(range: LaneRange, sequence: number): readonly LaneRange[] {
  const { from, to } = range;
  if (sequence < from || sequence > to) return [range];
  const parts = [
    { from, to: sequence - 1 },
    { from: sequence + 1, to },
  ];
  return parts.filter((part) => part.from <= part.to);
}

function withLane(row: Row, lane: number, to: (one: TillLane) => TillLane): Row {
  return { ...row, lanes: row.lanes.map((one) => (one.lane === lane ? to(one) : one)) };
}

/** What the books could not take word for word, and what they keep aside. */
export const tillCorrections = defineCollection<TillCorrectionRow>({
  name: 'till_corrections',
  version: 4,
  fields: { cashRegisterId: 'text', state: 'text', kind: 'text', sequence: 'integer', at: 'text' },
  indexes: [['cashRegisterId'], ['state']],
  searchText: ({ recordId, reference }) =>
    [recordId, reference].filter((text) => text !== undefined).join(' '),
});

type Corrected = Extract<TillEvent, { readonly type: 'TillEntryTaken' | 'TillEntryQuarantined' }>;

/** A row for each entry that was not taken as it was sent. */
export const tillCorrectionsProjection = defineProjection<TillCorrectionRow, Corrected>({
  name: 'till-corrections',
  category: 'journal',
  collection: tillCorrections,
  events: ['TillEntryTaken', 'TillEntryQuarantined'],
  keys: (event) => {
    const isCorrected =
      event.type === 'TillEntryQuarantined' || event.data.corrections !== undefined;
    return isCorrected ? [{ id: entryId(event.revision) }] : [];
  },
  fold: (_, { type, data }, { id }) => {
    const { id: cashRegisterId, lane, sequence, kind, at } = data;
    const common = { id, cashRegisterId, lane, sequence, kind, at };
    if (type === 'TillEntryQuarantined') {
      const { reason, reference, entry } = data;
      const aside = { ...common, state: 'quarantined', corrections: [reason], entry } as const;
      return reference === undefined ? aside : { ...aside, reference };
    }
    const { corrections = [], recordId } = data;
    const taken = { ...common, state: 'corrected', corrections } as const;
    return recordId === undefined ? taken : { ...taken, recordId };
  },
});
