import type { DocumentLineRow } from '@balcao/contracts';
import {
  boughtVat,
  weekdayOf,
  type DocumentEvent,
  type DocumentIssuedData,
  type IssuedLine,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';
import { sellerOf } from '../statistics/sold-by.js';
import {
  lineFiguresOf,
  microsOf,
  signed,
  signOf,
  worth,
  type LineFigures,
} from '../statistics/trade-figures.js';

/** What was sold, bought and used up, line by line; figures of articles are sums of these. */
export const documentLines = defineCollection<DocumentLineRow>({
  name: 'document_lines',
  version: 6,
  fields: {
    documentId: 'text',
    line: 'integer',
    typeId: 'text',
    seriesId: 'text',
    group: 'text',
    accountEffect: 'text',
    issuedOn: 'text',
    weekday: 'integer',
    partyId: 'text',
    issuedById: 'text',
    cashRegisterId: 'text',
    articleId: 'text',
    vatId: 'text',
    discountMinor: 'integer',
    baseMinor: 'integer',
    vatMinor: 'integer',
    vatUse: 'text',
    deductedMinor: 'integer',
    selfChargedMinor: 'integer',
    tradeBaseMinor: 'integer',
    tradeVatMinor: 'integer',
    tradeDiscountMinor: 'integer',
    quantityMicros: 'integer',
    costMinor: 'integer',
    lineCount: 'integer',
    isTrade: 'boolean',
    isCancelled: 'boolean',
  },
  indexes: [
    ['documentId'],
    ['articleId', 'issuedOn'],
    ['partyId', 'issuedOn'],
    ['issuedOn'],
    // Sums of what was issued leave out what was cancelled since; those of reports find in it all
    // that they add up, under any filter and any grouping.
    [
      'isCancelled',
      'group',
      'issuedOn',
      'isTrade',
      'lineCount',
      'articleId',
      'partyId',
      'issuedById',
      'seriesId',
      'cashRegisterId',
      'weekday',
      'tradeBaseMinor',
      'tradeVatMinor',
      'tradeDiscountMinor',
      'quantityMicros',
      'costMinor',
    ],
  ],
});

const lineId = (documentId: string, line: number) => `${documentId}.${line}`;

type Event = DocumentEvent & { readonly metadata: { readonly actorId: string } };

/** A row for each line of documents of any effect, except for training; cancelling marks it. */
export const documentLinesProjection = defineProjection<DocumentLineRow, Event>({
  name: 'document-lines',
  category: 'journal',
  collection: documentLines,
  events: ['DocumentIssued', 'DocumentCancelled', 'DocumentRestored'],
  keys: ({ type, data }) => {
    if (type === 'DocumentIssued' && data.isTraining === true) return [];
    const count = type === 'DocumentIssued' ? data.lines.length : (data.lineCount ?? 0);
    return Array.from({ length: count }, (_, line) => ({ id: lineId(data.id, line) }));
  },
  fold: (row, event, { id }) => {
    if (event.type === 'DocumentIssued') {
      return issuedRow(event.data, sellerOf(event.data, event.metadata), id);
    }
    return row && { ...row, isCancelled: event.type === 'DocumentCancelled' };
  },
});

function issuedRow(
  issued: DocumentIssuedData,
  issuedById: string,
  id: string,
): Unstamped<DocumentLineRow> | undefined {
  const at = Number.parseInt(id.slice(issued.id.length + 1), 10);
  const line = issued.lines[at];
  const figures = lineFiguresOf(issued)[at];
  if (!line || !figures) return undefined;
  return {
    id,
    documentId: issued.id,
    line: at,
    reference: issued.reference,
    typeId: issued.typeId,
    seriesId: issued.seriesId,
    group: issued.group ?? 'sales',
    accountEffect: issued.accountEffect,
    issuedOn: issued.issuedOn,
    weekday: weekdayOf(issued.issuedOn),
    partyId: issued.partyId,
    partyName: issued.party.name,
    issuedById,
    ...(issued.till && { cashRegisterId: issued.till.cashRegisterId }),
    ...(line.articleId !== undefined && { articleId: line.articleId }),
    ...(line.code !== undefined && { code: line.code }),
    description: line.description,
    unit: line.unit,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    vatId: line.vatId,
    vatRate: line.vatRate,
    discountMinor: worth(issued, line.discountMinor),
    baseMinor: figures.baseMinor,
    vatMinor: figures.vatMinor,
    ...purchasedOf(issued, line, figures),
    ...tradeOf(issued, figures, line.quantity),
    isCancelled: false,
  };
}

/** Of a purchase, what its VAT is for. */
function purchasedOf({ group }: DocumentIssuedData, line: IssuedLine, figures: LineFigures) {
  if (group !== 'purchases') return {};
  const { use: vatUse, deductedMinor, selfChargedMinor } = boughtVat(line, figures);
  return { vatUse, deductedMinor, selfChargedMinor };
}

/** What the line adds to figures of trade. */
function tradeOf(
  issued: DocumentIssuedData,
  { baseMinor, vatMinor, discountMinor, costMinor }: LineFigures,
  quantity: IssuedLine['quantity'],
) {
  const sign = signOf(issued);
  return {
    tradeBaseMinor: signed(sign, baseMinor),
    tradeVatMinor: signed(sign, vatMinor),
    tradeTotalMinor: signed(sign, baseMinor + vatMinor),
    tradeDiscountMinor: signed(sign, discountMinor),
    quantityMicros: signed(sign, microsOf(quantity)),
    costMinor,
    lineCount: Math.abs(sign),
    isTrade: sign !== 0 || costMinor !== 0,
  };
}
