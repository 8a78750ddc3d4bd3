import { describe, expect, it } from '@jest/globals';
import { unitPrice } from '@balcao/pricing';
import type { IssueDocument } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import {
  aShop,
  consumer,
  issue,
  issuedInShop,
  journalOf,
  monday,
  specify,
  threeSoaps,
} from '../testing/index.js';
import { treasuryBalance } from '../treasury/index.js';
import { issueOrCorrect } from './issue-or-correct.js';

const tuesday = '2026-03-03';
const cheaper = { ...threeSoaps, unitPrice: unitPrice('100') };
const corrected = (corrects: string, more: Partial<IssueDocument> = {}): IssueDocument =>
  issue({ draftId: 'again', reasonCode: 'wrongDetails', corrects, ...more });

const cash = { methodId: 'method_cash', treasuryAccountId: 'account_cash' };
const receipt = {
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [{ ...cash, amountMinor: 52_200 }],
  allocations: [{ documentId: 'FT_2026.1', amountMinor: 52_200 }],
} as const;

/** An invoice of 522.00. */
const anInvoice = () => journalOf(...aShop(), ...issuedInShop({}));
/** A cash sale of 522.00. */
const aCashSale = () => journalOf(...aShop(), ...issuedInShop({ documentTypeId: 'VD' }));

const kinds = (events: readonly JournalEvent[]) => events.map(({ type }) => type);

describe('correcting an issued sale', () => {
  it('credits all of it and issues the other in one append, each naming the first', () => {
    const journal = anInvoice();
    const events = journal.on(tuesday, corrected('FT_2026.1', { lines: [cheaper] }));
    expect(kinds(events)).toEqual(['DocumentIssued', 'DocumentIssued']);
    expect(events).toMatchObject([
      {
        data: {
          id: 'NC_2026.1',
          originId: 'FT_2026.1',
          reasonCode: 'wrongDetails',
          totals: { totalMinor: 52_200 },
          settles: [{ documentId: 'FT_2026.1', amountMinor: 52_200 }],
        },
      },
      { data: { id: 'FT_2026.2', corrects: 'FT_2026.1', totals: { totalMinor: 34_800 } } },
    ]);
    expect(journal.books.documents.open.has('FT_2026.1')).toBe(false);
    expect(journal.books.documents.balances.get('mercearia')).toBe(34_800);
  });

  it('says another reason in words, on the note and on the document', () => {
    const other = { reasonCode: 'other', note: 'Obra trocada' } as const;
    expect(anInvoice().on(tuesday, corrected('FT_2026.1', other))).toMatchObject([
      { data: { id: 'NC_2026.1', ...other } },
      { data: { id: 'FT_2026.2', note: 'Obra trocada' } },
    ]);
    const [note] = anInvoice().on(tuesday, corrected('FT_2026.1', { note: 'Urgente' }));
    expect(note?.data).not.toHaveProperty('note');
    specify(issueOrCorrect)(...aShop(), ...issuedInShop({}))
      .when(corrected('FT_2026.1', { reasonCode: 'other' }))
      .thenRefused('document.noteReasonRequired', {}, 'note');
  });

  it('leaves the books as they were while it is decided on', () => {
    const past = [...aShop(), ...issuedInShop({})];
    const { events } = specify(issueOrCorrect)(...past).when(corrected('FT_2026.1'));
    expect(events).toHaveLength(2);
    specify(issueOrCorrect)(...past)
      .when(corrected('FT_2026.1', { clientId: 'nobody' }))
      .thenRefused('client.notFound');
  });

  it('carries what was paid over to it, and leaves the rest as credit', () => {
    const journal = anInvoice();
    journal.on(monday, receipt);
    const events = journal.on(tuesday, corrected('FT_2026.1', { lines: [cheaper] }));
    expect(kinds(events)).toEqual(['DocumentIssued', 'DocumentIssued', 'CreditReallocated']);
    const { open, balances } = journal.books.documents;
    expect(open.has('FT_2026.2')).toBe(false);
    expect(open.get('NC_2026.1')).toMatchObject({ side: 'credit', openMinor: 17_400 });
    expect(balances.get('mercearia')).toBe(-17_400);
  });

  it('leaves what was paid with the first client where the other is of another', () => {
    const journal = anInvoice();
    journal.on(monday, receipt);
    journal.on(tuesday, corrected('FT_2026.1', { clientId: consumer.data.id }));
    const { open, balances } = journal.books.documents;
    expect(open.get('FT_2026.2')).toMatchObject({ openMinor: 52_200 });
    expect(balances.get('mercearia')).toBe(-52_200);
  });

  it('pays a cash sale with the note, and only what is missing with money', () => {
    const journal = aCashSale();
    const dearer = { ...threeSoaps, unitPrice: unitPrice('200') };
    const more = { documentTypeId: 'VD', lines: [dearer] };
    const events = journal.on(tuesday, corrected('VD_2026.1', more));
    expect(events[1]).toMatchObject({
      data: {
        totals: { totalMinor: 69_600 },
        payment: { rows: [{ methodId: 'method_cash', amountMinor: 17_400 }] },
        settles: [{ documentId: 'NC_2026.1', amountMinor: 52_200 }],
      },
    });
    expect(treasuryBalance(journal.books, 'account_cash')).toBe(69_600);
    expect(journal.books.documents.balances.get('mercearia') ?? 0).toBe(0);
  });

  it('pays a cash sale of another client with the money of the first, by the same means', () => {
    const journal = aCashSale();
    const more = { documentTypeId: 'VD', clientId: consumer.data.id };
    const events = journal.on(tuesday, corrected('VD_2026.1', more));
    expect(kinds(events)).toEqual(['DocumentIssued', 'RefundRecorded', 'DocumentIssued']);
    expect(treasuryBalance(journal.books, 'account_cash')).toBe(52_200);
    expect(journal.books.documents.open.size).toBe(0);
    expect(journal.books.documents.balances.get('mercearia') ?? 0).toBe(0);
  });

  it('is possible when the original is printed and its days are locked', () => {
    const journal = anInvoice();
    journal.on(monday, { type: 'PrintDocument', id: 'FT_2026.1', copy: 'original' });
    const locked: JournalEvent = {
      type: 'SettingsChanged',
      data: { id: 'moderna', before: {}, after: { lockedThrough: monday } },
    };
    const after = journalOf(...journal.events, locked);
    expect(kinds(after.on(tuesday, corrected('FT_2026.1')))).toEqual([
      'DocumentIssued',
      'DocumentIssued',
    ]);
  });

  it('is refused for what is no sale, is cancelled, or has notes, and without a reason', () => {
    const past = [...aShop(), ...issuedInShop({}, { documentTypeId: 'PF' })];
    const given = specify(issueOrCorrect)(...past);
    given
      .when(corrected('PF_2026.1'))
      .thenRefused('document.notCorrected', { type: 'Pro forma' }, 'corrects');
    given.when(corrected('FT_2026.9')).thenRefused('document.originNotFound');
    const { reasonCode: _, ...without } = corrected('FT_2026.1');
    given.when(without).thenRefused('document.noteReasonRequired', {}, 'reasonCode');
    const journal = anInvoice();
    journal.on(monday, corrected('FT_2026.1'));
    specify(issueOrCorrect)(...journal.events)
      .when(corrected('FT_2026.1', { draftId: 'third' }))
      .thenRefused('document.hasNotes', { document: 'NC 2026/1' });
    const cancelled = anInvoice();
    cancelled.on(monday, { type: 'CancelDocument', id: 'FT_2026.1', reason: 'engano' });
    specify(issueOrCorrect)(...cancelled.events)
      .when(corrected('FT_2026.1'))
      .thenRefused('document.originCancelled');
  });
});
