import type { DocumentLineRow } from '@balcao/contracts';
import type { DocumentEvent, DocumentIssuedData } from '@balcao/domain';
import { convertMinor } from '@balcao/pricing';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';

/** What was sold, bought and used up, line by line; figures of articles are sums of these. */
export const documentLines = defineCollection<DocumentLineRow>({
  name: 'document_lines',
  version: 1,
  fields: {
    documentId: 'text',
    line: 'integer',
    typeId: 'text',
    group: 'text',
    accountEffect: 'text',
    issuedOn: 'text',
    partyId: 'text',
    articleId: 'text',
    vatId: 'text',
    discountMinor: 'integer',
    baseMinor: 'integer',
    vatMinor: 'integer',
    isCancelled: 'boolean',
  },
  indexes: [
    ['documentId'],
    ['articleId', 'issuedOn'],
    ['partyId', 'issuedOn'],
    ['issuedOn'],
    // Sums of what was issued leave out what was cancelled since.
    ['isCancelled', 'issuedOn'],
  ],
});

const lineId = (documentId: string, line: number) => `${documentId}.${line}`;

export const documentLinesProjection = defineProjection<DocumentLineRow, DocumentEvent>({
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
    if (event.type === 'DocumentIssued') return issuedRow(event.data, id);
    return row && { ...row, isCancelled: event.type === 'DocumentCancelled' };
  },
});

function issuedRow(issued: DocumentIssuedData, id: string): Unstamped<DocumentLineRow> | undefined {
  const at = Number.parseInt(id.slice(issued.id.length + 1), 10);
  const line = issued.lines[at];
  if (!line) return undefined;
  const rate = issued.exchange?.rate;
  const worth = (minor: number) => (rate === undefined ? minor : convertMinor(minor, rate));
  return {
    id,
    documentId: issued.id,
    line: at,
    reference: issued.reference,
    typeId: issued.typeId,
    group: issued.group ?? 'sales',
    accountEffect: issued.accountEffect,
    issuedOn: issued.issuedOn,
    partyId: issued.partyId,
    partyName: issued.party.name,
    ...(line.articleId !== undefined && { articleId: line.articleId }),
    ...(line.code !== undefined && { code: line.code }),
    description: line.description,
    unit: line.unit,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    vatId: line.vatId,
    vatRate: line.vatRate,
    discountMinor: worth(line.discountMinor),
    baseMinor: worth(line.baseMinor),
    vatMinor: worth(line.vatMinor),
    isCancelled: false,
  };
}
