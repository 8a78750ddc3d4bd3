import type { ShiftFilmKind, ShiftFilmRow } from '@balcao/contracts';
import {
  isReturn,
  otherCashiers,
  type DocumentCancelled,
  type DocumentIssued,
  type ParkingEvent,
  type RefundRecorded,
  type ShiftEvent,
  type ShiftNote,
  type TillStamp,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { entryId } from '../payments/entry-id.js';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';
import { shiftEvents } from './shift-events.js';

/** Everything that happened in shifts, an event a row. */
export const shiftFilm = defineCollection<ShiftFilmRow>({
  name: 'shift_film',
  version: 5,
  fields: { shiftId: 'text', kind: 'text' },
  indexes: [['shiftId']],
});

type Cancelled = DocumentCancelled & { readonly metadata: { readonly recordedAt: string } };
type Folds = ShiftEvent | ParkingEvent | DocumentIssued | Cancelled | RefundRecorded;
type Frame = Omit<Unstamped<ShiftFilmRow>, 'id'>;

/** A row for each event that happened at a till, by its revision. */
export const shiftFilmProjection = defineProjection<ShiftFilmRow, Folds>({
  name: 'shift-film',
  category: 'journal',
  collection: shiftFilm,
  events: [
    ...shiftEvents,
    'SaleParked',
    'ParkedSaleRecalled',
    'ParkedSaleDropped',
    'DocumentIssued',
    'DocumentCancelled',
    'RefundRecorded',
  ],
  keys: (event) => (frameOf(event) === undefined ? [] : [{ id: entryId(event.revision) }]),
  fold: (_, event, { id }) => {
    const frame = frameOf(event);
    return frame && { ...frame, id };
  },
});

const cashKinds = { in: 'cashIn', out: 'cashOut', drop: 'cashDrop' } as const;

/** What the timeline shows of the event; undefined if it was not at a till. */
function frameOf(event: Folded<Folds>): Frame | undefined {
  switch (event.type) {
    case 'DocumentIssued': {
      const { id, reference, totals, till, payment } = event.data;
      if (!till) return undefined;
      const kind = isReturn(event.data) ? 'return' : 'sale';
      const { totalMinor } = totals;
      const frame: Frame = {
        ...atTill(kind, till),
        recordId: id,
        reference,
        totalMinor,
        ...byOthers(event.data.lines),
      };
      const changeMinor = (payment?.rows ?? []).reduce((sum, row) => sum + row.changeMinor, 0);
      return changeMinor === 0 ? frame : { ...frame, changeMinor };
    }
    case 'RefundRecorded': {
      const { source, till } = event.data;
      const { documentId: recordId, reference, amountMinor: totalMinor } = source;
      return till && { ...atTill('refund', till), recordId, reference, totalMinor };
    }
    case 'PaymentReclassified': {
      const { id, reference, reason, till } = event.data;
      return { ...atTill('reclassified', till), recordId: id, reference, text: reason };
    }
    case 'DocumentCancelled': {
      const { id, till, reason } = event.data;
      if (!till) return undefined;
      const { shiftId, cashMinor, totalMinor } = till;
      const { recordedAt: at } = event.metadata;
      return { shiftId, kind: 'cancelled', at, recordId: id, text: reason, totalMinor, cashMinor };
    }
    default:
      return frameOfShift(event);
  }
}

type ShiftFacts = Exclude<
  Folded<ShiftEvent | ParkingEvent>,
  { readonly type: 'PaymentReclassified' }
>;

function frameOfShift({ type, data }: ShiftFacts): Frame | undefined {
  switch (type) {
    case 'ShiftOpened':
      return { ...plain('opened', data.id, data), cashMinor: data.floatMinor };
    case 'ShiftCashierJoined':
      return plain('joined', data.id, data);
    case 'ShiftCashMoved': {
      const cashMinor = data.kind === 'in' ? data.amountMinor : -data.amountMinor;
      const frame = plain(cashKinds[data.kind], data.id, data);
      return { ...frame, cashMinor, text: data.reason, recordId: data.movementId };
    }
    case 'ShiftCounted':
      return { ...plain('counted', data.id, data), totalMinor: data.countedMinor };
    case 'ShiftClosed': {
      const { id, closedAt: at, closedBy: cashier, countedMinor: totalMinor, signedIn } = data;
      const doing = { at, cashier, ...(signedIn && { signedIn }) };
      return { ...plain('closed', id, doing), totalMinor };
    }
    case 'ShiftAmended': {
      const { id, at, recordId, reference, totalMinor } = data;
      const frame = { ...plain('amended', id, { at }), recordId, totalMinor, isLate: true };
      return reference === undefined ? frame : { ...frame, reference };
    }
    case 'ShiftDifferenceExplained': {
      const { id, at, by: cashier, reason: text, reference, differenceMinor } = data;
      const frame = {
        ...plain('explained', id, { at, cashier }),
        text,
        totalMinor: differenceMinor,
      };
      return reference === undefined ? frame : { ...frame, reference };
    }
    case 'ShiftNoted': {
      const { text, amountMinor, recordId, lineCashier } = data;
      return {
        ...plain(data.kind satisfies ShiftNote, data.id, data),
        ...(text !== undefined && { text }),
        ...(amountMinor !== undefined && { totalMinor: amountMinor }),
        ...(recordId !== undefined && { recordId }),
        ...byOthers(lineCashier ? [{ cashier: lineCashier }] : []),
      };
    }
    case 'SaleParked': {
      const { id, shiftId, name, totalMinor } = data;
      return { ...plain('parked', shiftId, data), recordId: id, text: name, totalMinor };
    }
    case 'ParkedSaleRecalled':
      return { ...plain('recalled', data.shiftId, data), recordId: data.id };
    case 'ParkedSaleDropped': {
      const { id, shiftId, reason } = data;
      if (shiftId === undefined) return undefined;
      return { ...plain('dropped', shiftId, data), recordId: id, text: reason };
    }
  }
}

function byOthers(lines: Parameters<typeof otherCashiers>[0]): Pick<Frame, 'lineCashiers'> {
  const lineCashiers = otherCashiers(lines);
  return lineCashiers.length === 0 ? {} : { lineCashiers };
}

/** Who did it, when, and on whose sign-in. */
interface Doing extends Pick<TillStamp, 'signedIn'> {
  readonly at: string;
  readonly cashier?: string;
}

function plain(kind: ShiftFilmKind, shiftId: string, { at, cashier, signedIn }: Doing): Frame {
  return {
    shiftId,
    kind,
    at,
    cashMinor: 0,
    ...(cashier !== undefined && { cashier }),
    ...(signedIn && { signedIn: signedIn.name }),
  };
}

function atTill(kind: ShiftFilmKind, till: TillStamp): Frame {
  const { shiftId, cashMinor, isLate } = till;
  const frame = { ...plain(kind, shiftId, till), cashMinor };
  return isLate === true ? { ...frame, isLate } : frame;
}
