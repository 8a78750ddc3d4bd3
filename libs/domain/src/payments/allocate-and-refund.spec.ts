import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import { aShop, issue, journalOf, monday, type JournalInMemory } from '../testing/index.js';

const receipt = { type: 'RecordPayment', documentTypeId: 'RC', partyId: 'mercearia' } as const;
const advance: Command = {
  ...receipt,
  rows: [{ methodId: 'method_cash', amountMinor: 60_000 }],
  isAdvance: true,
};

/** Two invoices of 522.00, and an advance of 600.00. */
function afterAdvance(): JournalInMemory {
  const journal = journalOf(...aShop());
  for (const draftId of ['draft1', 'draft2']) journal.on(monday, issue({ draftId }));
  journal.on(monday, advance);
  return journal;
}

const openIn = ({ books }: JournalInMemory, id: string) => books.documents.open.get(id)?.openMinor;
const cashIn = ({ books }: JournalInMemory) => books.treasury.moved.get('account_cash');
const balanceIn = ({ books }: JournalInMemory) => books.documents.balances.get('mercearia');
const allocate = (...allocations: readonly [string, number][]): Command => ({
  type: 'AllocateCredit',
  id: 'RC_2026.1',
  allocations: allocations.map(([documentId, amountMinor]) => ({ documentId, amountMinor })),
});
const refund = (amountMinor: number): Command => ({
  type: 'RefundCredit',
  id: 'refund1',
  sourceId: 'RC_2026.1',
  rows: [{ methodId: 'method_cash', amountMinor }],
});

describe('paying with an advance', () => {
  it('is refused where nothing is settled with it', () => {
    const journal = afterAdvance();
    const credits: Command = {
      ...receipt,
      rows: [{ methodId: 'method_cash', amountMinor: 10_000 }],
      allocations: [{ documentId: 'RC_2026.1', amountMinor: 5_000 }],
    };
    expect(() => journal.on(monday, credits)).toThrow('payment.creditsExceedDocuments');
  });
});

describe('allocating an advance', () => {
  it('settles documents later, and others instead, with the balance as it is', () => {
    const journal = afterAdvance();
    journal.on(monday, allocate(['FT_2026.1', 52_200]));
    expect([openIn(journal, 'FT_2026.1'), openIn(journal, 'RC_2026.1')]).toEqual([
      undefined,
      7_800,
    ]);
    const [event] = journal.on(monday, allocate(['FT_2026.2', 40_000], ['FT_2026.1', 20_000]));
    expect(event?.type === 'CreditReallocated' && event.data.before).toHaveLength(1);
    expect(openIn(journal, 'FT_2026.1')).toBe(32_200);
    expect(openIn(journal, 'FT_2026.2')).toBe(12_200);
    expect(openIn(journal, 'RC_2026.1')).toBeUndefined();
    expect(balanceIn(journal)).toBe(44_400);
  });

  it('takes the oldest first, and changes nothing the second time', () => {
    const journal = afterAdvance();
    const automatic: Command = { type: 'AllocateCredit', id: 'RC_2026.1', isAutomatic: true };
    expect(journal.on(monday, automatic)).toHaveLength(1);
    expect(openIn(journal, 'FT_2026.2')).toBe(44_400);
    expect(journal.on(monday, automatic)).toEqual([]);
  });

  it('is refused beyond its amount, on itself, and for what is no credit', () => {
    const journal = afterAdvance();
    const tooMuch = allocate(['FT_2026.1', 52_200], ['FT_2026.2', 7_801]);
    expect(() => journal.on(monday, tooMuch)).toThrow('payment.lessThanDocuments');
    expect(() => journal.on(monday, allocate(['RC_2026.1', 1]))).toThrow('payment.settlesItself');
    const invoice: Command = { type: 'AllocateCredit', id: 'FT_2026.1', allocations: [] };
    expect(() => journal.on(monday, invoice)).toThrow('payment.notFound');
  });
});

describe('a credit note', () => {
  it('takes itself off its invoice, and the rest can settle others', () => {
    const journal = afterAdvance();
    journal.on(monday, allocate(['FT_2026.1', 50_000]));
    journal.on(monday, issue({ documentTypeId: 'NC', draftId: 'nc1', originId: 'FT_2026.1' }));
    expect(openIn(journal, 'FT_2026.1')).toBeUndefined();
    expect(openIn(journal, 'NC_2026.1')).toBe(50_000);
    const others = [{ documentId: 'FT_2026.2', amountMinor: 30_000 }];
    journal.on(monday, { type: 'AllocateCredit', id: 'NC_2026.1', allocations: others });
    expect(openIn(journal, 'FT_2026.1')).toBe(2_200);
    expect(openIn(journal, 'FT_2026.2')).toBe(22_200);
    expect(openIn(journal, 'NC_2026.1')).toBe(22_200);
  });

  it('pays along in a payment', () => {
    const journal = afterAdvance();
    const rows = [{ methodId: 'method_cash', amountMinor: 44_400 }];
    const allocations = [
      { documentId: 'FT_2026.1', amountMinor: 52_200 },
      { documentId: 'FT_2026.2', amountMinor: 52_200 },
      { documentId: 'RC_2026.1', amountMinor: 60_000 },
    ];
    journal.on(monday, { ...receipt, rows, allocations });
    expect([...journal.books.documents.open.entries()]).toEqual([]);
    expect(balanceIn(journal)).toBe(0);
    const cancel: Command = { type: 'CancelPayment', id: 'RC_2026.1', reason: 'Engano' };
    expect(() => journal.on(monday, cancel)).toThrow('payment.creditUsed');
  });

  it('is cancelled and restored with what it settles', () => {
    const journal = afterAdvance();
    journal.on(monday, issue({ documentTypeId: 'NC', draftId: 'nc1', originId: 'FT_2026.1' }));
    journal.on(monday, { type: 'CancelDocument', id: 'NC_2026.1', reason: 'Engano' });
    expect([openIn(journal, 'FT_2026.1'), balanceIn(journal)]).toEqual([52_200, 44_400]);
    journal.on(monday, { type: 'RestoreDocument', id: 'NC_2026.1' });
    expect([openIn(journal, 'FT_2026.1'), balanceIn(journal)]).toEqual([undefined, -7_800]);
  });
});

describe('refunding an advance', () => {
  it('pays back what is left of it, and no more', () => {
    const journal = afterAdvance();
    journal.on(monday, allocate(['FT_2026.1', 50_000]));
    expect(() => journal.on(monday, refund(10_001))).toThrow('payment.refundTooLarge');
    journal.on(monday, refund(10_000));
    expect([openIn(journal, 'RC_2026.1'), cashIn(journal)]).toEqual([undefined, 50_000]);
    expect(balanceIn(journal)).toBe(54_400);
    const more = allocate(['FT_2026.1', 50_001]);
    expect(() => journal.on(monday, more)).toThrow('payment.lessThanDocuments');
  });

  it('keeps the advance from being cancelled until the refund is taken back, once', () => {
    const journal = afterAdvance();
    const cancel: Command = { type: 'CancelPayment', id: 'RC_2026.1', reason: 'Engano' };
    const takeBack: Command = { type: 'CancelRefund', id: 'refund1', reason: 'Engano' };
    journal.on(monday, refund(60_000));
    expect(() => journal.on(monday, cancel)).toThrow('payment.creditUsed');
    journal.on(monday, takeBack);
    expect(() => journal.on(monday, takeBack)).toThrow('payment.refundCancelled');
    journal.on(monday, cancel);
    expect([balanceIn(journal), cashIn(journal)]).toEqual([104_400, 0]);
    expect(() => journal.on(monday, cancel)).toThrow('payment.alreadyCancelled');
  });
});

describe('restoring a payment', () => {
  it('is refused once its documents were settled otherwise', () => {
    const journal = afterAdvance();
    journal.on(monday, allocate(['FT_2026.1', 52_200]));
    const restore: Command = { type: 'RestorePayment', id: 'RC_2026.1' };
    expect(() => journal.on(monday, restore)).toThrow('payment.notCancelled');
    journal.on(monday, { type: 'CancelPayment', id: 'RC_2026.1', reason: 'Engano' });
    journal.on(monday, advance);
    journal.on(monday, { type: 'AllocateCredit', id: 'RC_2026.2', isAutomatic: true });
    expect(() => journal.on(monday, restore)).toThrow('payment.documentNotOpen');
    journal.on(monday, { type: 'AllocateCredit', id: 'RC_2026.2', allocations: [] });
    journal.on(monday, restore);
    expect([openIn(journal, 'FT_2026.1'), openIn(journal, 'RC_2026.1')]).toEqual([
      undefined,
      7_800,
    ]);
  });
});

describe('cancelling a document', () => {
  it('is refused while payments settle it', () => {
    const journal = afterAdvance();
    journal.on(monday, allocate(['FT_2026.1', 52_200]));
    const cancel: Command = { type: 'CancelDocument', id: 'FT_2026.1', reason: 'Engano' };
    expect(() => journal.on(monday, cancel)).toThrow('document.hasPayments');
    journal.on(monday, allocate());
    journal.on(monday, cancel);
    expect(balanceIn(journal)).toBe(-7_800);
  });
});
