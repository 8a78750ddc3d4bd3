import type { ShiftRow } from '@balcao/contracts';
import {
  emptyFigures,
  expectedCash,
  withCancelled,
  withCash,
  withDocument,
  withNote,
  withReclassified,
  withRefund,
  type DocumentCancelled,
  type DocumentIssued,
  type RefundRecorded,
  type ShiftClosedData,
  type ShiftEvent,
  type ShiftFigures,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';
import { without } from '../without.js';
import { shiftEvents } from './shift-events.js';

/** Shifts of the tills, with their figures. */
export const shifts = defineCollection<ShiftRow>({
  name: 'shifts',
  version: 5,
  fields: {
    cashRegisterId: 'text',
    number: 'integer',
    z: 'integer',
    state: 'text',
    on: 'text',
    openedAt: 'text',
    closedAt: 'text',
    operator: 'text',
    floatMinor: 'integer',
    countedMinor: 'integer',
    salesMinor: 'integer',
    expectedMinor: 'integer',
    differenceMinor: 'integer',
  },
  indexes: [['on', 'number'], ['openedAt'], ['cashRegisterId', 'number'], ['state', 'openedAt']],
  searchText: ({ registerCode, registerName, number, z, operator, cashiers }) =>
    [registerCode, registerName, number, z, operator, ...cashiers.map(({ name }) => name)]
      .filter((text) => text !== undefined)
      .join(' '),
});

type Folds = ShiftEvent | DocumentIssued | DocumentCancelled | RefundRecorded;
type Row = Unstamped<ShiftRow>;

/** A row for each shift, its figures by the rules that the books fold them by. */
export const shiftsProjection = defineProjection<ShiftRow, Folds>({
  name: 'shifts',
  category: 'journal',
  collection: shifts,
  events: [...shiftEvents, 'DocumentIssued', 'DocumentCancelled', 'RefundRecorded'],
  keys: (event) => {
    const id = shiftOf(event);
    return id === undefined ? [] : [{ id }];
  },
  fold: (row, event) =>
    event.type === 'ShiftOpened' ? openedRow(event) : row && changed(row, event),
});

/** The shift that the event is of, if any. */
function shiftOf(event: Folded<Folds>): string | undefined {
  switch (event.type) {
    case 'DocumentIssued':
    case 'DocumentCancelled':
    case 'RefundRecorded':
      return event.data.till?.shiftId;
    case 'PaymentReclassified':
      return event.data.till.shiftId;
    default:
      return event.data.id;
  }
}

function openedRow({ data }: Extract<Folded<Folds>, { readonly type: 'ShiftOpened' }>): Row {
  const { id, number, on, at, cashierId, cashier, floatMinor, showsExpected } = data;
  const { openingDifferenceMinor } = data;
  return counted(
    {
      id,
      number,
      on,
      openedAt: at,
      operator: cashier,
      floatMinor,
      state: 'open',
      cashRegisterId: data.cashRegisterId,
      registerCode: data.registerCode,
      registerName: data.registerName,
      treasuryAccountId: data.treasuryAccountId,
      cashiers: [{ id: cashierId, name: cashier }],
      counts: [],
      amendments: [],
      ...(openingDifferenceMinor !== undefined && { openingDifferenceMinor }),
      ...(showsExpected === true && { showsExpected }),
    },
    emptyFigures(floatMinor, openingDifferenceMinor),
  );
}

function changed(
  row: ShiftRow,
  event: Exclude<Folded<Folds>, { readonly type: 'ShiftOpened' }>,
): Row {
  const { figures = emptyFigures(row.floatMinor) } = row;
  switch (event.type) {
    case 'ShiftCashierJoined': {
      const { cashierId: id, cashier: name } = event.data;
      return { ...row, cashiers: [...row.cashiers, { id, name }] };
    }
    case 'ShiftCounted': {
      return { ...row, counts: [...row.counts, without(event.data, 'id')] };
    }
    case 'ShiftClosed':
      return closedRow(row, event.data);
    case 'ShiftAmended': {
      return { ...row, amendments: [...row.amendments, without(event.data, 'id')] };
    }
    case 'ShiftDifferenceExplained': {
      const { explanations = [] } = row;
      return { ...row, explanations: [...explanations, without(event.data, 'id')] };
    }
    default:
      // The figures of a closed shift are those of its Z.
      return row.state === 'closed' ? row : counted(row, shiftFiguresAfter(figures, event));
  }
}

/** The events that change the figures of an open shift. */
export type ShiftFigureEvent = Extract<
  Folds,
  {
    readonly type:
      | 'ShiftCashMoved'
      | 'ShiftNoted'
      | 'PaymentReclassified'
      | 'DocumentIssued'
      | 'DocumentCancelled'
      | 'RefundRecorded';
  }
>;

/** The figures of a shift once something happened at its till. */
export function shiftFiguresAfter(figures: ShiftFigures, event: ShiftFigureEvent): ShiftFigures {
  switch (event.type) {
    case 'ShiftCashMoved':
      return withCash(figures, event.data);
    case 'ShiftNoted':
      return withNote(figures, event.data.kind);
    case 'PaymentReclassified':
      return withReclassified(figures, event.data);
    case 'DocumentIssued':
      return event.data.till ? withDocument(figures, event.data, event.data.till) : figures;
    case 'DocumentCancelled':
      return event.data.till ? withCancelled(figures, event.data.till) : figures;
    case 'RefundRecorded':
      return withRefund(figures, event.data);
  }
}

function counted(row: Row, figures: ShiftFigures): Row {
  const salesMinor = figures.sales.totalMinor;
  return { ...row, figures, salesMinor, expectedMinor: expectedCash(figures) };
}

function closedRow(row: ShiftRow, closing: ShiftClosedData): Row {
  const { z, closedAt, closedBy, countedMinor, expectedMinor, differenceMinor, leftMinor } =
    closing;
  const sums = { countedMinor, expectedMinor, differenceMinor, leftMinor };
  const { figures } = closing;
  const salesMinor = figures.sales.totalMinor;
  return { ...row, state: 'closed', z, closedAt, closedBy, ...sums, figures, salesMinor, closing };
}
