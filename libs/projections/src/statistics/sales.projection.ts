import type { SaleRow } from '@balcao/contracts';
import {
  weekdayOf,
  type DocumentEvent,
  type DocumentIssuedData,
  type PaymentReclassified,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';
import { figuresOf, methodOf, methodOfRows, signOf } from './trade-figures.js';
import { hourOf } from './moments.js';
import { sellerOf, soldAt } from './sold-by.js';

/**
 * One row per document that sells, takes a sale back or hands goods over, in the company's currency
 * and with its sign: every figure of sales is a sum of these.
 */
export const sales = defineCollection<SaleRow>({
  name: 'sales',
  version: 7,
  fields: {
    typeId: 'text',
    seriesId: 'text',
    issuedOn: 'text',
    weekday: 'integer',
    hourUtc: 'integer',
    clientId: 'text',
    issuedById: 'text',
    cashRegisterId: 'text',
    methodId: 'text',
    firstMethodId: 'text',
    baseMinor: 'integer',
    vatMinor: 'integer',
    totalMinor: 'integer',
    discountMinor: 'integer',
    costMinor: 'integer',
    isSale: 'boolean',
    isCancelled: 'boolean',
  },
  // The first answers sums of any of its fields over days without looking at a row.
  indexes: [
    [
      'isCancelled',
      'issuedOn',
      'isSale',
      'clientId',
      'issuedById',
      'hourUtc',
      'weekday',
      'methodId',
      'seriesId',
      'cashRegisterId',
      'baseMinor',
      'vatMinor',
      'totalMinor',
      'discountMinor',
      'costMinor',
    ],
    ['clientId', 'issuedOn'],
    ['firstMethodId', 'issuedOn'],
  ],
  // Few sales are corrected by what they were paid with.
  sparse: ['firstMethodId'],
});

type Event = (DocumentEvent | PaymentReclassified) & {
  readonly metadata: { readonly actorId: string; readonly recordedAt: string };
};

/**
 * A row for each document of sales that counts as trade; cancelling marks it, and a till that
 * corrects by what it was paid changes its method.
 */
export const salesProjection = defineProjection<SaleRow, Event>({
  name: 'sales',
  category: 'journal',
  collection: sales,
  events: ['DocumentIssued', 'DocumentCancelled', 'DocumentRestored', 'PaymentReclassified'],
  keys: ({ type, data }) => (type !== 'DocumentIssued' || isTrade(data) ? [{ id: data.id }] : []),
  fold: (row, event) => {
    if (event.type === 'DocumentIssued') return issuedRow(event.data, event.metadata);
    if (row === undefined) return undefined;
    if (event.type === 'PaymentReclassified') {
      const methodId = methodOfRows(event.data.after);
      return { ...row, methodId, firstMethodId: row.firstMethodId ?? row.methodId };
    }
    return { ...row, isCancelled: event.type === 'DocumentCancelled' };
  },
});

/** Whether a document of sales counts: by what it sells, or by what its goods cost. */
function isTrade(issued: DocumentIssuedData): boolean {
  const { group = 'sales', isTraining, stock = [] } = issued;
  if (group !== 'sales' || isTraining === true) return false;
  return signOf(issued) !== 0 || stock.length > 0;
}

function issuedRow(issued: DocumentIssuedData, metadata: Event['metadata']): Unstamped<SaleRow> {
  const { baseMinor, vatMinor, totalMinor, discountMinor, costMinor } = figuresOf(issued);
  return {
    id: issued.id,
    typeId: issued.typeId,
    seriesId: issued.seriesId,
    reference: issued.reference,
    issuedOn: issued.issuedOn,
    weekday: weekdayOf(issued.issuedOn),
    hourUtc: hourOf(soldAt(issued, metadata)),
    clientId: issued.partyId,
    clientName: issued.party.name,
    issuedById: sellerOf(issued, metadata),
    ...(issued.till && { cashRegisterId: issued.till.cashRegisterId }),
    methodId: methodOf(issued),
    baseMinor,
    vatMinor,
    totalMinor,
    discountMinor,
    costMinor,
    isSale: signOf(issued) !== 0,
    isCancelled: false,
  };
}
