import type { DocumentRow, DocumentStatus } from '@balcao/contracts';
import type { AccountEntry, DocumentEvent, DocumentIssuedData } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';

/** Issued documents, as lists and totals show them. */
export const documents = defineCollection<DocumentRow>({
  name: 'documents',
  version: 1,
  fields: {
    typeId: 'text',
    seriesId: 'text',
    number: 'integer',
    reference: 'text',
    year: 'integer',
    issuedOn: 'text',
    dueOn: 'text',
    clientId: 'text',
    clientName: 'text',
    status: 'text',
    baseMinor: 'integer',
    vatMinor: 'integer',
    totalMinor: 'integer',
    discountMinor: 'integer',
    pendingMinor: 'integer',
    issuedRevision: 'integer',
  },
  // Lists show one type's documents: whole, by state, by date; and the sums above them.
  indexes: [
    ['issuedOn', 'number'],
    ['clientId', 'issuedOn', 'number'],
    ['seriesId', 'number'],
    ['typeId', 'issuedOn', 'number'],
    ['typeId', 'status', 'issuedOn', 'number'],
    ['typeId', 'status', 'baseMinor', 'vatMinor', 'totalMinor', 'pendingMinor'],
    ['typeId', 'clientName'],
    ['typeId', 'dueOn'],
    ['typeId', 'totalMinor'],
  ],
  searchText: ({ reference, clientName, clientNuit, orderNumber }) =>
    [reference, clientName, clientNuit, orderNumber].filter((text) => text !== undefined).join(' '),
});

export const documentsProjection = defineProjection<DocumentRow, DocumentEvent>({
  name: 'documents',
  category: 'journal',
  collection: documents,
  events: ['DocumentIssued', 'DocumentCancelled', 'DocumentRestored'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    switch (event.type) {
      case 'DocumentIssued':
        return issuedRow(event.data, event.revision);
      case 'DocumentCancelled':
        return row && { ...row, pendingMinor: 0, status: 'cancelled' };
      case 'DocumentRestored':
        return row && { ...row, ...settlement(row.accountEffect, event.data.account) };
    }
  },
});

function issuedRow(issued: DocumentIssuedData, issuedRevision: number): Unstamped<DocumentRow> {
  const { party, totals, orderNumber, accountEffect } = issued;
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
    accountEffect,
    ...settlement(accountEffect, issued.account),
    issuedRevision,
  };
}

/** What is left to settle; a document without effect on the account has nothing to be settled. */
function settlement(
  effect: DocumentRow['accountEffect'],
  account: AccountEntry | undefined,
): { readonly pendingMinor: number; readonly status: DocumentStatus } {
  const pendingMinor = account ? Math.abs(account.debitMinor - account.creditMinor) : 0;
  if (effect === 'none') return { pendingMinor: 0, status: 'open' };
  return { pendingMinor, status: pendingMinor === 0 ? 'paid' : 'unpaid' };
}
