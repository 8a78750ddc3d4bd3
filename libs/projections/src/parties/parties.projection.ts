import type { ClientRow, ErasedScope } from '@balcao/contracts';
import {
  applyChanges,
  erasureOf,
  ledgerOf,
  type AccountEntry,
  type DocumentEvent,
  type Ledger,
  type PartyErased,
  type PartyEvent,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { documentEvents, payingEvents, type PayingEvent } from '../payments/settling-events.js';
import { defineProjection, type Folded } from '../projection.js';
import { foldRegister } from '../registers/register.projection.js';
import { codeWords, taxNumberWords } from '../words/number-words.js';

/** Clients and suppliers, with what they owe. */
export const parties = defineCollection<ClientRow>({
  name: 'parties',
  version: 10,
  fields: {
    code: 'text',
    name: 'name',
    nuit: 'text',
    regionId: 'text',
    categoryId: 'text',
    country: 'text',
    isClient: 'boolean',
    isSupplier: 'boolean',
    isArchived: 'boolean',
    balanceMinor: 'integer',
    supplierBalanceMinor: 'integer',
    isErased: 'boolean',
    erasedAt: 'text',
  },
  indexes: [['code'], ['name'], ['balanceMinor']],
  searchText: ({ code, name, nuit, email1, email2, phone1, phone2 }) =>
    [...codeWords(code), name, ...taxNumberWords(nuit), email1, email2, phone1, phone2]
      .filter((text) => text !== undefined)
      .join(' '),
});

type Erased = PartyErased & {
  readonly metadata: { readonly recordedAt: string; readonly actorId: string };
};

/** What changes a party's balance. */
type AccountEvent = DocumentEvent | PayingEvent;

/** Folds the register and every event that changes a balance; an erased person loses the fields. */
export const partiesProjection = defineProjection<ClientRow, PartyEvent | Erased | AccountEvent>({
  name: 'parties',
  category: 'journal',
  collection: parties,
  events: [
    'PartyRegistered',
    'PartyChanged',
    'PartyArchived',
    'PartyRestored',
    'PartyErased',
    ...documentEvents,
    ...payingEvents,
  ],
  keys: (event) => {
    const id = partyOf(event);
    return id === undefined ? [] : [{ id }];
  },
  fold: (row, event) => {
    switch (event.type) {
      case 'DocumentIssued':
        return row && withEntry(row, ledgerOf(event.data.group), event.data.account);
      case 'DocumentCancelled':
      case 'DocumentRestored':
        return row && withEntry(row, event.data.account?.ledger, event.data.account);
      case 'PaymentRecorded':
      case 'PaymentCancelled':
      case 'PaymentRestored': {
        const { ledger, account, setOff } = event.data;
        const paid = row && withEntry(row, ledger, account);
        return paid && withEntry(paid, setOff?.ledger, setOff?.account);
      }
      case 'RefundRecorded':
      case 'RefundCancelled':
        return row && withEntry(row, event.data.ledger, event.data.account);
      case 'PartyRegistered':
        return {
          ...event.data,
          isArchived: false,
          balanceMinor: 0,
          ...erasedIn(event.metadata),
        };
      case 'PartyErased':
        return row && afterErasure(row, event);
      case 'PartyChanged':
      case 'PartyArchived':
      case 'PartyRestored':
        return foldRegister<ClientRow>('Party', row, event);
    }
  },
});

/** The parts of an event that were erased, as its reader noted them in the metadata. */
function erasedIn(metadata: unknown): { readonly erased?: readonly ErasedScope[] } {
  if (typeof metadata !== 'object' || metadata === null || !('erased' in metadata)) return {};
  return { erased: metadata.erased as readonly ErasedScope[] };
}

/** The row as if what was erased had never been known. */
function afterErasure(row: ClientRow, { data, metadata }: Folded<Erased>): ClientRow {
  const { scopes, reason } = data;
  return {
    ...applyChanges(row, erasureOf(row, scopes)),
    isArchived: true,
    isErased: true,
    erased: scopes,
    erasureReason: reason,
    erasedAt: metadata.recordedAt,
    erasedBy: metadata.actorId,
  };
}

/** Whose balance the event may change; nobody's when the document had no financial effect left. */
function partyOf(event: Folded<PartyEvent | Erased | AccountEvent>): string | undefined {
  switch (event.type) {
    case 'DocumentIssued':
    case 'PaymentRecorded':
    case 'PaymentCancelled':
    case 'PaymentRestored':
    case 'RefundRecorded':
    case 'RefundCancelled':
      return event.data.partyId;
    case 'DocumentCancelled':
    case 'DocumentRestored':
      return event.data.account?.partyId;
    case 'PartyRegistered':
    case 'PartyChanged':
    case 'PartyArchived':
    case 'PartyRestored':
    case 'PartyErased':
      return event.data.id;
  }
}

function withEntry(
  row: ClientRow,
  ledger: Ledger = 'client',
  account: AccountEntry | undefined,
): ClientRow {
  if (account === undefined || account.debitMinor === account.creditMinor) return row;
  const owedMinor = account.debitMinor - account.creditMinor;
  if (ledger === 'client') return { ...row, balanceMinor: row.balanceMinor + owedMinor };
  return { ...row, supplierBalanceMinor: (row.supplierBalanceMinor ?? 0) - owedMinor };
}
