import { KeyIndex, RevisionLists, Table, defineSlice } from '../kernel/index.js';
import type { AccountReversal, DocumentEvent, DocumentIssuedData } from './document.events.js';

/** A document with something left to settle; amounts in minor units. */
export interface OpenDocument {
  readonly id: string;
  readonly partyId: string;
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

export type DocumentsSlice = {
  readonly open: Table<OpenDocument>;
  readonly cancelled: Table<CancelledDocument>;
  /** Which drafts became documents: the revision of the issuing event. */
  readonly drafts: KeyIndex;
  /** Per series, the revision of the last event of each of its documents. */
  readonly lastRevisions: RevisionLists;
  /** Per series, the day of its last document. */
  readonly lastIssuedOn: Table<string>;
  /** Per party, what it owes; below zero when it is owed. */
  readonly balances: Table<number>;
};

export const documentsSlice = defineSlice<DocumentsSlice, DocumentEvent>({
  create: (undo) => ({
    open: new Table(undo),
    cancelled: new Table(undo),
    drafts: new KeyIndex(undo),
    lastRevisions: new RevisionLists(undo),
    lastIssuedOn: new Table(undo),
    balances: new Table(undo),
  }),
  evolve: {
    DocumentIssued: (documents, issued, { revision }) => {
      documents.drafts.add(issued.draftId, revision);
      documents.lastIssuedOn.set(issued.seriesId, issued.issuedOn);
      const opened = openOf(issued);
      if (opened) documents.open.set(issued.id, opened);
      enter(documents, { partyId: issued.partyId, ...issued.account });
    },
    DocumentCancelled: (documents, { id, account }) => {
      const opened = documents.open.get(id);
      documents.cancelled.set(id, opened ? { opened } : {});
      documents.open.delete(id);
      enter(documents, account);
    },
    DocumentRestored: (documents, { id, account }) => {
      const opened = documents.cancelled.get(id)?.opened;
      documents.cancelled.delete(id);
      if (opened) documents.open.set(id, opened);
      enter(documents, account);
    },
  },
});

/** What the document leaves open: all of it, or nothing when it is paid as it is issued. */
function openOf(issued: DocumentIssuedData): OpenDocument | undefined {
  const { id, partyId, issuedOn, dueOn, account } = issued;
  const leftMinor = account.debitMinor - account.creditMinor;
  if (leftMinor === 0) return undefined;
  const openMinor = Math.abs(leftMinor);
  const side = leftMinor > 0 ? 'debit' : 'credit';
  return { id, partyId, side, totalMinor: openMinor, openMinor, issuedOn, dueOn };
}

function enter({ balances }: DocumentsSlice, account: AccountReversal | undefined): void {
  if (!account || account.debitMinor === account.creditMinor) return;
  const before = balances.get(account.partyId) ?? 0;
  balances.set(account.partyId, before + account.debitMinor - account.creditMinor);
}
