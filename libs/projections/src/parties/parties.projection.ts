import type { ClientRow } from '@balcao/contracts';
import type { AccountEntry, DocumentEvent, PartyEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded } from '../projection.js';
import { foldRegister } from '../registers/register.projection.js';

/** Clients and suppliers, with what they owe. */
export const parties = defineCollection<ClientRow>({
  name: 'parties',
  version: 1,
  fields: {
    code: 'text',
    name: 'text',
    nuit: 'text',
    regionId: 'text',
    categoryId: 'text',
    country: 'text',
    isClient: 'boolean',
    isSupplier: 'boolean',
    isArchived: 'boolean',
    balanceMinor: 'integer',
  },
  indexes: [['code'], ['name'], ['balanceMinor']],
  searchText: ({ code, name, nuit, email1, phone1 }) =>
    [code, name, nuit, email1, phone1].filter((text) => text !== undefined).join(' '),
});

export const partiesProjection = defineProjection<ClientRow, PartyEvent | DocumentEvent>({
  name: 'parties',
  category: 'journal',
  collection: parties,
  events: [
    'PartyRegistered',
    'PartyChanged',
    'PartyArchived',
    'PartyRestored',
    'DocumentIssued',
    'DocumentCancelled',
    'DocumentRestored',
  ],
  keys: (event) => {
    const id = partyOf(event);
    return id === undefined ? [] : [{ id }];
  },
  fold: (row, event) => {
    switch (event.type) {
      case 'DocumentIssued':
      case 'DocumentCancelled':
      case 'DocumentRestored':
        return row && withEntry(row, event.data.account);
      case 'PartyRegistered':
        return { ...event.data, isArchived: false, balanceMinor: 0 };
      case 'PartyChanged':
      case 'PartyArchived':
      case 'PartyRestored':
        return foldRegister<ClientRow>('Party', row, event);
    }
  },
});

/** Whose balance the event may change; nobody's when the document had no financial effect left. */
function partyOf(event: Folded<PartyEvent | DocumentEvent>): string | undefined {
  switch (event.type) {
    case 'DocumentIssued':
      return event.data.partyId;
    case 'DocumentCancelled':
    case 'DocumentRestored':
      return event.data.account?.partyId;
    case 'PartyRegistered':
    case 'PartyChanged':
    case 'PartyArchived':
    case 'PartyRestored':
      return event.data.id;
  }
}

function withEntry(row: ClientRow, account: AccountEntry | undefined): ClientRow {
  if (account === undefined || account.debitMinor === account.creditMinor) return row;
  return {
    ...row,
    balanceMinor: row.balanceMinor + account.debitMinor - account.creditMinor,
  };
}
