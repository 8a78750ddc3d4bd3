import type { WithholdingRow } from '@balcao/contracts';
import type {
  Adjustment,
  Allocation,
  ExpenseCancelled,
  ExpenseRecorded,
  ExpenseRestored,
  PaymentCancelled,
  PaymentRecorded,
  PaymentRestored,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** Tax withheld by clients and from suppliers, by document; cancelled payments keep their rows. */
export const withholdings = defineCollection<WithholdingRow>({
  name: 'withholdings',
  version: 2,
  fields: {
    ledger: 'text',
    on: 'text',
    sourceId: 'text',
    seriesId: 'text',
    reference: 'text',
    partyId: 'text',
    partyName: 'name',
    rateId: 'text',
    code: 'text',
    status: 'text',
    baseMinor: 'integer',
    withheldMinor: 'integer',
  },
  indexes: [['ledger', 'on'], ['partyId', 'on'], ['sourceId']],
  searchText: ({ reference, documents, partyName, partyNuit = '', code = '' }) =>
    [reference, documents, partyName, partyNuit, code].join(' '),
});

type PaymentEvent = PaymentRecorded | PaymentCancelled | PaymentRestored;
type ExpenseEvent = ExpenseRecorded | ExpenseCancelled | ExpenseRestored;
type Event = PaymentEvent | ExpenseEvent;

const withheldIn = (settled: readonly (Allocation | Adjustment)[]): readonly Adjustment[] =>
  settled.flatMap((one) => ('kind' in one && one.kind === 'withholding' ? [one] : []));

/** The place of a row is that of the withholding among those of its payment. */
const rowId = (sourceId: string, index: number): string => `${sourceId}-${index + 1}`;

/** The rows of an event: one for each withholding of a payment, or that of an expense. */
function keysOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'PaymentRecorded':
      return withheldIn(event.data.adjustments).map((_, index) => rowId(event.data.id, index));
    case 'PaymentCancelled':
    case 'PaymentRestored':
      return withheldIn(event.data.settled).map((_, index) => rowId(event.data.id, index));
    case 'ExpenseRecorded':
      return event.data.withheld === undefined ? [] : [rowId(event.data.id, 0)];
    case 'ExpenseCancelled':
    case 'ExpenseRestored':
      return event.data.expense?.withheld === undefined ? [] : [rowId(event.data.id, 0)];
  }
}

/** A row for each withholding of a payment or an expense. */
export const withholdingsProjection = defineProjection<WithholdingRow, Event>({
  name: 'withholdings',
  category: 'journal',
  collection: withholdings,
  events: [
    ...(['PaymentRecorded', 'PaymentCancelled', 'PaymentRestored'] as const),
    ...(['ExpenseRecorded', 'ExpenseCancelled', 'ExpenseRestored'] as const),
  ],
  keys: (event) => keysOf(event).map((id) => ({ id })),
  fold: (row, { type, data }, { id }) => {
    switch (type) {
      case 'PaymentRecorded':
        return recordedRow(data, id);
      case 'ExpenseRecorded':
        return expenseRow(data, id);
      case 'ExpenseCancelled':
      case 'PaymentCancelled':
        return row && { ...row, status: 'cancelled' };
      case 'ExpenseRestored':
      case 'PaymentRestored':
        return row && { ...row, status: 'active' };
    }
  },
});

function recordedRow(data: PaymentRecorded['data'], id: string) {
  const withheld = withheldIn(data.adjustments).find((_, index) => rowId(data.id, index) === id);
  if (withheld === undefined) return undefined;
  const { documentId, amountMinor, certificate, certifiedOn, withheld: by } = withheld;
  const { name: partyName, nuit } = data.party;
  return {
    id,
    ledger: data.ledger,
    on: data.issuedOn,
    sourceId: data.id,
    seriesId: data.seriesId,
    reference: data.reference,
    documentId,
    documents: withheld.reference,
    partyId: data.partyId,
    partyName,
    ...(nuit !== undefined && { partyNuit: nuit }),
    ...(by && { rateId: by.rateId, code: by.code, rate: by.rate }),
    baseMinor: by?.baseMinor ?? 0,
    withheldMinor: amountMinor,
    ...(certificate !== undefined && { certificate }),
    ...(certifiedOn !== undefined && { certifiedOn }),
    status: 'active' as const,
  };
}

function expenseRow(data: ExpenseRecorded['data'], id: string) {
  const { withheld, reference, description, supplierId = '', supplier = '', supplierNuit } = data;
  if (withheld === undefined) return undefined;
  const { rateId, code, rate, baseMinor, amountMinor } = withheld;
  return {
    id,
    ledger: 'supplier' as const,
    on: data.on,
    sourceId: data.id,
    seriesId: '',
    reference: description,
    documentId: data.id,
    documents: reference ?? '',
    partyId: supplierId,
    partyName: supplier,
    ...(supplierNuit !== undefined && { partyNuit: supplierNuit }),
    rateId,
    code,
    rate,
    baseMinor,
    withheldMinor: amountMinor,
    status: 'active' as const,
  };
}
