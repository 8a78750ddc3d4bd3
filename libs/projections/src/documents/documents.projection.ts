import type { DocumentRow } from '@balcao/contracts';
import type {
  AccountEntry,
  Allocation,
  DocumentEvent,
  DocumentIssuedData,
  PaperEvent,
  SettlingEvent,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { documentEvents, settlingEvents } from '../payments/settling-events.js';
import { defineProjection, type Unstamped } from '../projection.js';
import { sellerOf } from '../statistics/sold-by.js';
import { taxNumberWords } from '../words/number-words.js';
import { isPaperEvent, issuedLinks, linkOf, linkedRow, linksOf, paperRow } from './linked-row.js';
import { changesOf, openingOf, settledRow } from './settled-row.js';

/** Issued documents, as lists and totals show them. */
export const documents = defineCollection<DocumentRow>({
  name: 'documents',
  version: 15,
  fields: {
    group: 'text',
    isTraining: 'boolean',
    typeId: 'text',
    seriesId: 'text',
    number: 'integer',
    reference: 'text',
    year: 'integer',
    issuedOn: 'text',
    dueOn: 'text',
    clientId: 'text',
    clientName: 'name',
    status: 'text',
    baseMinor: 'integer',
    vatMinor: 'integer',
    totalMinor: 'integer',
    discountMinor: 'integer',
    currency: 'text',
    worthBaseMinor: 'integer',
    worthVatMinor: 'integer',
    worthTotalMinor: 'integer',
    pendingMinor: 'integer',
    issuedRevision: 'integer',
    issuedById: 'text',
    emittedAt: 'text',
    shiftId: 'text',
    cashRegisterId: 'text',
    duplicateOf: 'text',
  },
  // Lists show one type's documents: whole, by state, by date; and the sums above them.
  indexes: [
    ['issuedOn', 'number'],
    ['clientId', 'issuedOn', 'number'],
    ['seriesId', 'number'],
    ['shiftId', 'issuedOn', 'number'],
    ['issuedById', 'issuedOn', 'number'],
    // The copies of a document, and all copies.
    ['duplicateOf', 'issuedOn', 'number', 'id', 'typeId'],
    ['typeId', 'issuedOn', 'number'],
    ['typeId', 'status', 'issuedOn', 'number'],
    // What is left to be paid is listed by its due day or by any day once it is late, and added up
    // by how late it is, by client and above every list of a type, without the rows.
    [
      ...(['typeId', 'status', 'dueOn', 'id', 'issuedOn', 'number'] as const),
      ...(['pendingMinor', 'isTraining', 'worthTotalMinor', 'clientId'] as const),
      ...(['worthBaseMinor', 'worthVatMinor'] as const),
    ],
    ['typeId', 'clientName'],
    ['typeId', 'dueOn'],
    ['typeId', 'totalMinor'],
    // Reports add up whole periods without reading the rows.
    [
      ...(['issuedOn', 'isTraining', 'status', 'typeId', 'clientId', 'seriesId'] as const),
      ...(['issuedById', 'currency', 'dueOn', 'worthBaseMinor', 'worthVatMinor'] as const),
      ...(['worthTotalMinor', 'pendingMinor', 'totalMinor'] as const),
    ],
  ],
  fixed: ['typeId', 'isTraining'],
  sparse: ['duplicateOf', 'shiftId'],
  searchText: ({ reference, clientName, clientNuit, orderNumber, supplierReference }) =>
    [reference, clientName, ...taxNumberWords(clientNuit), orderNumber, supplierReference]
      .filter((text) => text !== undefined)
      .join(' '),
});

/** A row for each document: as it was issued, and what became of it since. */
export const documentsProjection = defineProjection<DocumentRow, Folds>({
  name: 'documents',
  category: 'journal',
  collection: documents,
  events: [
    ...documentEvents,
    ...settlingEvents,
    'DocumentPrinted',
    'DocumentTextsChanged',
    'DocumentFileAttached',
    'DocumentFileDetached',
  ],
  keys: (event) => {
    if (isPaperEvent(event)) return [{ id: event.data.id }];
    const changes = changesOf(event);
    const links = linksOf(event);
    if (changes.length === 0 && links.length === 0) return [{ id: event.data.id }];
    const others = [...changes, ...links].map(({ documentId }) => documentId);
    return [...new Set([event.data.id, ...others])].map((id) => ({ id }));
  },
  fold: (row, event, { id }) => {
    if (isPaperEvent(event)) return row && paperRow(row, event);
    if (id !== event.data.id) {
      return row && linkedRow(settledRow(row, changesOf(event)), event);
    }
    switch (event.type) {
      case 'DocumentIssued':
        return {
          ...issuedRow(event.data, event.revision),
          issuedById: sellerOf(event.data, event.metadata),
          emittedAt: event.data.till?.at ?? event.metadata.recordedAt,
        };
      case 'DocumentCancelled':
        return row && { ...row, pendingMinor: 0, status: 'cancelled' };
      case 'DocumentRestored':
        return (
          row && {
            ...row,
            ...settlement(row.accountEffect, event.data.account, event.data.settled),
          }
        );
      default:
        return row && settledRow(row, changesOf(event));
    }
  },
});

type Folds = (DocumentEvent | SettlingEvent | PaperEvent) & {
  readonly metadata: { readonly actorId: string; readonly recordedAt: string };
};

function issuedRow(
  issued: DocumentIssuedData,
  issuedRevision: number,
): Omit<Unstamped<DocumentRow>, 'issuedById' | 'emittedAt'> {
  const { party, totals, orderNumber, accountEffect } = issued;
  const worth = issued.exchange ?? totals;
  const links = issuedLinks(issued);
  return {
    id: issued.id,
    typeId: issued.typeId,
    seriesId: issued.seriesId,
    number: issued.number,
    reference: issued.reference,
    year: issued.year,
    issuedOn: issued.issuedOn,
    dueOn: issued.dueOn,
    clientId: issued.partyId,
    clientName: party.name,
    ...(party.nuit !== undefined && { clientNuit: party.nuit }),
    ...(orderNumber !== undefined && { orderNumber }),
    currency: issued.currency,
    baseMinor: totals.baseMinor,
    vatMinor: totals.vatMinor,
    totalMinor: totals.totalMinor,
    discountMinor: totals.discountMinor,
    worthBaseMinor: worth.baseMinor,
    worthVatMinor: worth.vatMinor,
    worthTotalMinor: worth.totalMinor,
    accountEffect,
    ...settlement(accountEffect, issued.account, issued.settles),
    group: issued.group ?? 'sales',
    isPrinted: false,
    ...(issued.supplierReference !== undefined && { supplierReference: issued.supplierReference }),
    ...(issued.withheld && { withholdingRateId: issued.withheld.rateId }),
    ...(issued.duplicateOf !== undefined && { duplicateOf: issued.duplicateOf }),
    ...(issued.till && {
      shiftId: issued.till.shiftId,
      cashRegisterId: issued.till.cashRegisterId,
    }),
    ...(issued.isTraining === true && { isTraining: true }),
    ...(links.length > 0 && { madeOf: links.map(linkOf) }),
    issuedRevision,
  };
}

/** What is left to settle; a document without effect on the account has nothing to be settled. */
function settlement(
  effect: DocumentRow['accountEffect'],
  account: AccountEntry | undefined,
  settles: readonly Allocation[] | undefined,
): Pick<DocumentRow, 'pendingMinor' | 'status'> {
  if (effect === 'none') return { pendingMinor: 0, status: 'open' };
  return openingOf(account ? account.debitMinor - account.creditMinor : 0, settles);
}
