import type { SettlementRow } from '@balcao/contracts';
import {
  ledgerOf,
  openChangesOf,
  type DocumentEvent,
  type OpenChange,
  type SettlingEvent,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { ofTheLast } from '../of-the-last.js';
import { entryId, indexOf } from './entry-id.js';
import { documentEvents, settlingEvents } from './settling-events.js';

/** One row per change of what is left of a document: its age on any day is their sum. */
export const settlements = defineCollection<SettlementRow>({
  name: 'settlements',
  version: 3,
  fields: {
    partyId: 'text',
    ledger: 'text',
    documentId: 'text',
    dueOn: 'text',
    on: 'text',
    sourceId: 'text',
    kind: 'text',
    signedMinor: 'integer',
  },
  indexes: [
    ['partyId', 'ledger', 'on'],
    ['documentId', 'on'],
    ['sourceId', 'on'],
  ],
});

type Event = DocumentEvent | SettlingEvent;
type Made = Omit<SettlementRow, 'id' | 'revision'>;

/** A row for each document that an event settles or opens again, by the event's revision. */
export const settlementsProjection = defineProjection<SettlementRow, Event>({
  name: 'settlements',
  category: 'journal',
  collection: settlements,
  events: [...documentEvents, ...settlingEvents],
  keys: (event) => rowsOf(event).map((_, index) => ({ id: entryId(event.revision, index) })),
  fold: (_, event, { id }) => {
    const made = rowsOf(event)[indexOf(id)];
    return made && { id, ...made };
  },
});

const rowsOf = ofTheLast(readRows);

function readRows(event: Event): readonly Made[] {
  switch (event.type) {
    case 'DocumentIssued': {
      const { id, partyId, reference, dueOn, issuedOn: on, account, group } = event.data;
      const ledger = ledgerOf(group);
      const signedMinor = account.debitMinor - account.creditMinor;
      if (signedMinor === 0) return [];
      const own = { partyId, ledger, documentId: id, reference, dueOn, on, sourceId: id } as const;
      const taken = openChangesOf(event);
      return [
        { kind: 'issued', ...own, signedMinor },
        ...taken.map((change) => ({ ...changed(change, on, id), kind: 'settled' as const })),
        ...used(taken).map((minor) => ({ ...own, kind: 'settled' as const, signedMinor: minor })),
      ];
    }
    case 'DocumentCancelled':
    case 'DocumentRestored':
      return takenBack(event);
    default:
      return openChangesOf(event).map((change) => {
        const { id } = event.data;
        const on = event.type === 'PaymentRecorded' ? event.data.issuedOn : event.data.on;
        return { ...changed(change, on, id), kind: kindOf(event, change) };
      });
  }
}

function takenBack(event: Extract<Event, { type: `Document${'Cancelled' | 'Restored'}` }>) {
  const { id, on, account } = event.data;
  if (!account) return [];
  const { partyId, ledger = 'client' } = account;
  const isCancelled = event.type === 'DocumentCancelled';
  const own = { partyId, ledger, documentId: id, reference: '', on, sourceId: id };
  const given = openChangesOf(event);
  const kind = isCancelled ? ('unsettled' as const) : ('settled' as const);
  const signedMinor = account.debitMinor - account.creditMinor;
  return [
    { ...own, kind: isCancelled ? ('cancelled' as const) : ('restored' as const), signedMinor },
    ...given.map((change) => ({ ...changed(change, on, id), kind })),
    ...used(given).map((minor) => ({ ...own, kind, signedMinor: minor })),
  ];
}

/** What the settled documents lose, the note itself gains: its account stays as it is. */
function used(changes: readonly OpenChange[]): readonly number[] {
  const sum = changes.reduce((total, change) => total + signed(change), 0);
  return sum === 0 ? [] : [0 - sum];
}

const signed = ({ side, changeMinor }: OpenChange) =>
  side === 'debit' ? changeMinor : -changeMinor;

function changed(change: OpenChange, on: string, sourceId: string): Omit<Made, 'kind'> {
  const { partyId, ledger, documentId, reference, dueOn } = change;
  const signedMinor = signed(change);
  return { partyId, ledger, documentId, reference, dueOn, on, sourceId, signedMinor };
}

function kindOf(event: SettlingEvent, { documentId, changeMinor }: OpenChange): Made['kind'] {
  if (event.type === 'RefundRecorded' || event.type === 'RefundCancelled') return 'refunded';
  if (documentId === event.data.id) return 'advance';
  return changeMinor < 0 ? 'settled' : 'unsettled';
}
