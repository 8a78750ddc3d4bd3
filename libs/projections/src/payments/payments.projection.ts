import type { PaymentListRow } from '@balcao/contracts';
import {
  openChangesOf,
  type Adjustment,
  type Allocation,
  type DocumentPrinted,
  type PaymentRecordedData,
  type SettlingEvent,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';
import { taxNumberWords } from '../words/number-words.js';
import { settlingEvents } from './settling-events.js';

/** Receipts of clients and payments to suppliers, as lists show them. */
export const payments = defineCollection<PaymentListRow>({
  name: 'payments',
  version: 10,
  fields: {
    typeId: 'text',
    ledger: 'text',
    isOfSuppliers: 'boolean',
    seriesId: 'text',
    number: 'integer',
    reference: 'text',
    year: 'integer',
    issuedOn: 'text',
    partyId: 'text',
    partyName: 'name',
    status: 'text',
    paidMinor: 'integer',
    withheldMinor: 'integer',
    writtenOffMinor: 'integer',
    discountedMinor: 'integer',
    unallocatedMinor: 'integer',
    issuedById: 'text',
  },
  indexes: [
    ['ledger', 'issuedOn', 'number'],
    ['ledger', 'paidMinor'],
    ['ledger', 'partyName'],
    ['isOfSuppliers', 'issuedOn', 'number'],
    ['isOfSuppliers', 'paidMinor'],
    ['isOfSuppliers', 'partyName'],
    ['partyId', 'issuedOn', 'number'],
    ['seriesId', 'number'],
    // All that subtotals of some days of both ledgers are made of.
    [
      ...(['issuedOn', 'status', 'ledger', 'partyId', 'issuedById', 'paidMinor'] as const),
      ...(['withheldMinor', 'discountedMinor', 'writtenOffMinor', 'unallocatedMinor'] as const),
    ],
  ],
  searchText: ({ reference, partyName, partyNuit, methods, documents, means }) =>
    [reference, partyName, ...taxNumberWords(partyNuit), methods, documents, means].join(' '),
});

/** The word by which payments of a method, or on an account, are found; no word of a language. */
export const meansWord = (kind: 'method' | 'account', id: string): string =>
  `xq${kind}${id.replaceAll('_', '')}xq`;

type Folds = (SettlingEvent | DocumentPrinted) & {
  readonly metadata: { readonly actorId: string };
};

/** A row for each payment, with what is left of it: other payments may use that up. */
export const paymentsProjection = defineProjection<PaymentListRow, Folds>({
  name: 'payments',
  category: 'journal',
  collection: payments,
  events: [...settlingEvents, 'DocumentPrinted'],
  // Payments may also pay with what another has left: its row changes too.
  keys: (event) => {
    if (event.type === 'DocumentPrinted') return [{ id: event.data.id }];
    const changed = openChangesOf(event).map(({ documentId }) => documentId);
    return [...new Set([event.data.id, ...changed])].map((id) => ({ id }));
  },
  fold: (row, event, { id }) => {
    if (event.type === 'DocumentPrinted') return row && printedRow(row, event.data);
    if (event.type === 'PaymentRecorded' && event.data.id === id) {
      const { actorId: issuedById } = event.metadata;
      return { ...recordedRow(event.data, event.revision), issuedById };
    }
    if (!row) return undefined;
    const left = { ...row, unallocatedMinor: row.unallocatedMinor + changeOf(event, id) };
    if (event.data.id !== id) return left;
    switch (event.type) {
      case 'PaymentCancelled':
        return { ...left, status: 'cancelled' };
      case 'PaymentRestored':
        return { ...left, status: 'active' };
      case 'CreditReallocated':
        return { ...left, documents: referencesOf(event.data.after) };
      case 'PaymentRecorded':
      case 'RefundRecorded':
      case 'RefundCancelled':
        return left;
    }
  },
});

/** Copies of the original say that they are not it: it is the original that closes a payment. */
const printedRow = (row: PaymentListRow, { copy }: DocumentPrinted['data']): PaymentListRow =>
  copy === 'original' ? { ...row, isPrinted: true } : row;

const changeOf = (event: SettlingEvent, id: string) =>
  openChangesOf(event)
    .filter(({ documentId }) => documentId === id)
    .reduce((sum, { changeMinor }) => sum + changeMinor, 0);

const referencesOf = (settled: readonly Allocation[]) =>
  [...new Set(settled.map(({ reference }) => reference))].join(', ');

const meansOf = (rows: PaymentRecordedData['rows']) => {
  const words = rows.flatMap(({ methodId, treasuryAccountId }) => [
    meansWord('method', methodId),
    meansWord('account', treasuryAccountId),
  ]);
  return [...new Set(words)].join(' ');
};

function recordedRow(
  recorded: PaymentRecordedData,
  issuedRevision: number,
): Omit<Unstamped<PaymentListRow>, 'issuedById'> {
  const { party, rows, allocations, adjustments, setOff } = recorded;
  const sumOf = (kind: Adjustment['kind']) =>
    adjustments
      .filter((adjustment) => adjustment.kind === kind)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    id: recorded.id,
    typeId: recorded.typeId,
    ledger: recorded.ledger,
    isOfSuppliers: recorded.ledger === 'supplier' || setOff !== undefined,
    seriesId: recorded.seriesId,
    number: recorded.number,
    reference: recorded.reference,
    year: recorded.year,
    issuedOn: recorded.issuedOn,
    partyId: recorded.partyId,
    partyName: party.name,
    ...(party.nuit !== undefined && { partyNuit: party.nuit }),
    currency: recorded.currency,
    methods: [...new Set(rows.map(({ method }) => method))].join(', '),
    means: meansOf(rows),
    documents: referencesOf([...allocations, ...adjustments, ...(setOff?.allocations ?? [])]),
    paidMinor: recorded.paidMinor,
    withheldMinor: sumOf('withholding'),
    writtenOffMinor: sumOf('writeOff'),
    discountedMinor: sumOf('discount'),
    unallocatedMinor: recorded.advanceMinor,
    status: 'active',
    isPrinted: false,
    ...(setOff && { isSetOff: true }),
    issuedRevision,
  };
}
