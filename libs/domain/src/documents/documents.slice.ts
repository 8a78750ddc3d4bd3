import type { ClockCorrected } from '../clock/index.js';
import { GroupedTable, KeyIndex, RevisionLists, Table, defineSlice } from '../kernel/index.js';
import type { SettlingEvent } from '../payments/index.js';
import type { AccountReversal, DocumentEvent, DocumentIssuedData } from './document.events.js';
import {
  accountKey,
  ledgerOf,
  openChangesOf,
  usedMinorOf,
  type Ledger,
  type OpenChange,
} from '../ledger/index.js';

/** A document, or a payment, with something left to settle; amounts in minor units. */
export interface OpenDocument {
  readonly id: string;
  readonly partyId: string;
  readonly ledger: Ledger;
  /** `debit` the party owes it, `credit` it counts for the party. */
  readonly side: 'debit' | 'credit';
  readonly totalMinor: number;
  readonly openMinor: number;
  readonly issuedOn: string;
  readonly dueOn: string;
}

/** What the books remember of a cancelled document: what restoring it opens again. */
export interface CancelledDocument {
  readonly opened?: OpenDocument;
}

/**
 * What deciding needs of documents: open ones whole, of closed ones only where their events are.
 */
export type DocumentsSlice = {
  /** What is open, by party. */
  readonly open: GroupedTable<OpenDocument>;
  readonly cancelled: Table<CancelledDocument>;
  /** Which drafts became documents: the revision of the issuing event. */
  readonly drafts: KeyIndex;
  /** Per series, the revision of the last event of each of its documents. */
  readonly lastRevisions: RevisionLists;
  /** Per series, the day of its last document. */
  readonly lastIssuedOn: Table<string>;
  /** Per `accountKey`, what the party owes; below zero when it is owed. */
  readonly balances: Table<number>;
};

/** Folds issuing, cancelling and everything that settles; what is settled leaves `open`. */
export const documentsSlice = defineSlice<
  DocumentsSlice,
  DocumentEvent | SettlingEvent | ClockCorrected
>({
  create: (undo) => ({
    open: new GroupedTable(undo, ({ partyId }) => partyId),
    cancelled: new Table(undo),
    drafts: new KeyIndex(undo),
    lastRevisions: new RevisionLists(undo),
    lastIssuedOn: new Table(undo),
    balances: new Table(undo),
  }),
  evolve: {
    // Days that a wrong clock gave hold up no number.
    ClockCorrected: ({ lastIssuedOn }, { on }) => {
      for (const [id, day] of [...lastIssuedOn.entries()]) if (day > on) lastIssuedOn.set(id, on);
    },
    DocumentIssued: (documents, issued, { revision }) => {
      documents.drafts.add(issued.draftId, revision);
      documents.lastIssuedOn.set(issued.seriesId, issued.issuedOn);
      const opened = openOf(issued);
      if (opened) documents.open.set(issued.id, opened);
      const { partyId, account, group } = issued;
      const ledger = ledgerOf(group);
      change(documents, openChangesOf({ type: 'DocumentIssued', data: issued }));
      enter(documents, { partyId, ledger, ...account });
    },
    DocumentCancelled: (documents, data) => {
      const { id, account } = data;
      const opened = documents.open.get(id);
      documents.cancelled.set(id, opened ? { opened } : {});
      documents.open.delete(id);
      change(documents, openChangesOf({ type: 'DocumentCancelled', data }));
      enter(documents, account);
    },
    DocumentRestored: (documents, data) => {
      const { id, account } = data;
      const opened = documents.cancelled.get(id)?.opened;
      documents.cancelled.delete(id);
      if (opened) documents.open.set(id, opened);
      change(documents, openChangesOf({ type: 'DocumentRestored', data }));
      enter(documents, account);
    },
    PaymentRecorded: (documents, data) => {
      documents.lastIssuedOn.set(data.seriesId, data.issuedOn);
      settle(documents, { type: 'PaymentRecorded', data });
    },
    PaymentCancelled: (documents, data) => {
      settle(documents, { type: 'PaymentCancelled', data });
    },
    PaymentRestored: (documents, data) => {
      settle(documents, { type: 'PaymentRestored', data });
    },
    CreditReallocated: (documents, data) => {
      change(documents, openChangesOf({ type: 'CreditReallocated', data }));
    },
    RefundRecorded: (documents, data) => {
      settle(documents, { type: 'RefundRecorded', data });
    },
    RefundCancelled: (documents, data) => {
      settle(documents, { type: 'RefundCancelled', data });
    },
  },
});

function settle(
  documents: DocumentsSlice,
  event: Exclude<SettlingEvent, { readonly type: 'CreditReallocated' }>,
): void {
  change(documents, openChangesOf(event));
  const { partyId, ledger, account } = event.data;
  enter(documents, { ...account, partyId, ledger });
  const setOff = 'setOff' in event.data ? event.data.setOff : undefined;
  if (setOff) enter(documents, { ...setOff.account, partyId, ledger: setOff.ledger });
}

/** A document is open while something is left of it, and comes back when that is taken back. */
function change({ open }: DocumentsSlice, changes: readonly OpenChange[]): void {
  for (const { documentId: id, changeMinor, ...settled } of changes) {
    const { partyId, ledger, side, totalMinor, issuedOn, dueOn } = settled;
    const before = open.get(id);
    const openMinor = (before?.openMinor ?? 0) + changeMinor;
    if (openMinor === 0) open.delete(id);
    else if (before) open.set(id, { ...before, openMinor });
    else open.set(id, { id, partyId, ledger, side, totalMinor, openMinor, issuedOn, dueOn });
  }
}

/** What the document leaves open: nothing of what is paid or settles others as it is issued. */
function openOf(issued: DocumentIssuedData): OpenDocument | undefined {
  const { id, partyId, issuedOn, dueOn, account, group, settles = [] } = issued;
  const leftMinor = account.debitMinor - account.creditMinor;
  if (leftMinor === 0) return undefined;
  const totalMinor = Math.abs(leftMinor);
  const side = leftMinor > 0 ? 'debit' : 'credit';
  const openMinor = totalMinor - usedMinorOf(side, settles);
  if (openMinor === 0) return undefined;
  return { id, partyId, ledger: ledgerOf(group), side, totalMinor, openMinor, issuedOn, dueOn };
}

function enter({ balances }: DocumentsSlice, account: AccountReversal | undefined): void {
  if (!account || account.debitMinor === account.creditMinor) return;
  const key = accountKey(account.partyId, account.ledger ?? 'client');
  const before = balances.get(key) ?? 0;
  balances.set(key, before + account.debitMinor - account.creditMinor);
}
