import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import type { CompanySettings } from '../companies/index.js';
import type { JournalEvent } from '../events.js';
import {
  aShop,
  issuedInShop,
  journalOf,
  monday,
  specify,
  type JournalInMemory,
} from '../testing/index.js';
import type { RecordPayment } from './payments.commands.js';
import { recordPayment } from './record-payment.js';

const mode = (financialDiscountMode: CompanySettings['financialDiscountMode']): JournalEvent => ({
  type: 'SettingsChanged',
  data: { id: 'moderna', before: {}, after: { financialDiscountMode } },
});
const past = [...aShop(), mode('atPaymentWithoutVat'), ...issuedInShop({}, {})];

/** 522.00 less 3 %: 506.34 in cash, 15.66 off. */
const early = (differing: Partial<RecordPayment> = {}): RecordPayment => ({
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [{ methodId: 'method_cash', amountMinor: 50_634 }],
  allocations: [{ documentId: 'FT_2026.1', amountMinor: 50_634 }],
  discounts: [{ documentId: 'FT_2026.1', amountMinor: 1_566, reason: 'Pronto pagamento, 3 %' }],
  ...differing,
});
const given = specify(recordPayment);

describe('a discount for paying early', () => {
  it('settles more than is paid, with its reason', () => {
    const journal = journalOf(...past);
    const [event] = journal.on(monday, early());
    expect(event).toMatchObject({
      data: {
        paidMinor: 50_634,
        account: { debitMinor: 0, creditMinor: 52_200 },
        adjustments: [{ kind: 'discount', amountMinor: 1_566, reason: 'Pronto pagamento, 3 %' }],
      },
    });
    expect(journal.books.documents.open.has('FT_2026.1')).toBe(false);
    expect(journal.books.documents.balances.get('mercearia')).toBe(52_200);
    expect(journal.books.treasury.moved.get('account_cash')).toBe(50_634);
  });

  it('goes and comes back with its receipt', () => {
    const journal = journalOf(...past);
    journal.on(monday, early());
    journal.on(monday, { type: 'CancelPayment', id: 'RC_2026.1', reason: 'Cheque devolvido' });
    expect(journal.books.documents.open.get('FT_2026.1')?.openMinor).toBe(52_200);
    journal.on(monday, { type: 'RestorePayment', id: 'RC_2026.1' });
    expect(journal.books.documents.open.has('FT_2026.1')).toBe(false);
  });

  it('is granted as the settings of the company say', () => {
    given(...past, mode('onInvoice'))
      .when(early())
      .thenRefused('payment.discountOnInvoice', {}, 'discounts.0');
    given(...past, mode('atPaymentWithCreditNote'))
      .when(early())
      .thenRefused('payment.discountNeedsCreditNote', { document: 'FT 2026/1' }, 'discounts.0');
  });

  it('names its reason, and goes with a payment of the document', () => {
    const off = { documentId: 'FT_2026.1', amountMinor: 1_566 };
    given(...past)
      .when(early({ discounts: [{ ...off, reason: ' ' }] }))
      .thenRefused('payment.discountReasonRequired', { document: 'FT 2026/1' });
    given(...past)
      .when(early({ discounts: [{ ...off, documentId: 'FT_2026.2', reason: '3 %' }] }))
      .thenRefused('payment.discountWithoutPayment', { document: 'FT 2026/2' });
  });

  it('is no more than what is open, and not of a credit', () => {
    const off = { documentId: 'FT_2026.1', reason: '3 %' };
    given(...past)
      .when(early({ discounts: [{ ...off, amountMinor: 1_567 }] }))
      .thenRefused('payment.moreThanOpen', { document: 'FT 2026/1', open: '506.33' });
    given(...past)
      .when(early({ discounts: [{ ...off, amountMinor: 0 }] }))
      .thenRefused('payment.invalidAmount');
    const journal = journalOf(...past);
    journal.on(monday, early({ allocations: [], discounts: [], isAdvance: true }));
    const ofAdvance = { ...off, documentId: 'RC_2026.1', amountMinor: 100 };
    expect(() => journal.on(monday, early({ discounts: [ofAdvance] }))).toThrow(
      'payment.discountOfCredit',
    );
  });
});

/** A receipt of 600.00 that settles one invoice of 522.00, and has 78.00 left. */
function receipt(): JournalInMemory {
  const journal = journalOf(...past);
  journal.on(monday, {
    type: 'RecordPayment',
    documentTypeId: 'RC',
    partyId: 'mercearia',
    rows: [{ methodId: 'method_cash', amountMinor: 60_000 }],
    allocations: [{ documentId: 'FT_2026.1', amountMinor: 52_200 }],
    isAdvance: true,
  });
  return journal;
}

const id = 'RC_2026.1';
const print: Command = { type: 'PrintDocument', id, copy: 'original' };
const note = (text?: string): Command => ({
  type: 'ChangePaymentNote',
  id,
  ...(text !== undefined && { note: text }),
});
const settle = (
  ...allocations: readonly [string, number][]
): Extract<Command, { readonly type: 'AllocateCredit' }> => ({
  type: 'AllocateCredit',
  id,
  allocations: allocations.map(([documentId, amountMinor]) => ({ documentId, amountMinor })),
});

describe('a receipt', () => {
  it('changes until its original is printed', () => {
    const journal = receipt();
    expect(journal.on(monday, note('Loja 2'))).toEqual([
      { type: 'PaymentNoteChanged', data: { id, after: 'Loja 2' } },
    ]);
    expect(journal.on(monday, note('Loja 2'))).toEqual([]);
    expect(journal.on(monday, note())).toEqual([
      { type: 'PaymentNoteChanged', data: { id, before: 'Loja 2' } },
    ]);
    journal.on(monday, { type: 'PrintDocument', id, copy: 'duplicate' });
    journal.on(monday, settle(['FT_2026.1', 10_000]));
    journal.on(monday, print);
    expect(() => journal.on(monday, note('Loja 3'))).toThrow('payment.originalPrinted');
    expect(() => journal.on(monday, settle())).toThrow('payment.originalPrinted');
    expect(() => journal.on(monday, settle(['FT_2026.1', 9_999]))).toThrow(
      'payment.originalPrinted',
    );
    expect(() => journal.on(monday, print)).toThrow('document.originalPrinted');
  });

  it('settles more with what is left once it is printed', () => {
    const journal = receipt();
    journal.on(monday, print);
    const more = settle(['FT_2026.1', 52_200], ['FT_2026.2', 7_800]);
    expect(journal.on(monday, more)).toHaveLength(1);
  });

  it('is cancelled all the same, and then no original of it is printed', () => {
    const journal = receipt();
    journal.on(monday, print);
    journal.on(monday, { type: 'CancelPayment', id, reason: 'Engano' });
    expect(() => journal.on(monday, note('Loja 2'))).toThrow('payment.originalPrinted');
    const other = receipt();
    other.on(monday, { type: 'CancelPayment', id, reason: 'Engano' });
    expect(() => other.on(monday, print)).toThrow('document.cancelledNotPrinted');
    expect(() => other.on(monday, note('Loja 2'))).toThrow('payment.alreadyCancelled');
  });

  it('has only its own note', () => {
    const other: Command = { type: 'ChangePaymentNote', id: 'FT_2026.1', note: 'Loja 2' };
    expect(() => receipt().on(monday, other)).toThrow('payment.notFound');
  });
});

describe('adding to what a credit settles', () => {
  const add = (...added: readonly [string, number][]): Command => ({
    ...settle(...added),
    isAddition: true,
  });

  it('leaves what it settles already as it is', () => {
    const journal = receipt();
    journal.on(monday, settle(['FT_2026.1', 50_000]));
    journal.on(monday, add(['FT_2026.2', 5_000], ['FT_2026.1', 2_200]));
    const { open } = journal.books.documents;
    expect(open.has('FT_2026.1')).toBe(false);
    expect(open.get('FT_2026.2')?.openMinor).toBe(47_200);
    expect(open.get(id)?.openMinor).toBe(2_800);
  });

  it('goes on with the oldest where none is named', () => {
    const journal = receipt();
    journal.on(monday, settle(['FT_2026.1', 50_000]));
    journal.on(monday, { type: 'AllocateCredit', id, isAddition: true, isAutomatic: true });
    const { open } = journal.books.documents;
    expect(open.has('FT_2026.1')).toBe(false);
    expect(open.get('FT_2026.2')?.openMinor).toBe(44_400);
    expect(open.has(id)).toBe(false);
  });

  it('is refused beyond what is left of either', () => {
    const journal = receipt();
    expect(() => journal.on(monday, add(['FT_2026.1', 1]))).toThrow('payment.documentNotOpen');
    expect(() => journal.on(monday, add(['FT_2026.2', 7_801]))).toThrow(
      'payment.lessThanDocuments',
    );
  });
});
