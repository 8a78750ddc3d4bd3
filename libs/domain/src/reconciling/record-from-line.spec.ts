import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import { aShop, issuedInShop, journalOf, monday } from '../testing/index.js';
import { entryId } from '../treasury/index.js';

describe('recording from a line of the bank', () => {
  const imported = (amountMinor: number) => {
    const journal = journalOf(...aShop(), ...issuedInShop({}, {}));
    journal.on(monday, {
      type: 'ImportBankStatement',
      id: 's1',
      accountId: 'account_cash',
      lines: [{ on: '2026-02-27', description: 'TRF Mercearia', amountMinor, reference: 'R7' }],
    });
    return journal;
  };
  const settle: Command = {
    type: 'SettleStatementLine',
    id: 's1',
    line: 0,
    methodId: 'method_cash',
    partyId: 'mercearia',
    allocations: [{ documentId: 'FT_2026.1', amountMinor: 52_200 }],
  };

  it('makes the receipt of a client with its settlement, and matches the two', () => {
    const journal = imported(52_200);
    const [receipt, matched] = journal.on(monday, settle);
    expect(receipt).toMatchObject({
      type: 'PaymentRecorded',
      data: {
        reference: 'RC 2026/1',
        issuedOn: monday,
        allocations: [{ documentId: 'FT_2026.1', amountMinor: 52_200 }],
        entries: [{ accountId: 'account_cash', amountMinor: 52_200, valueOn: '2026-02-27' }],
        rows: [{ reference: 'R7', treasuryAccountId: 'account_cash' }],
      },
    });
    const revision = journal.events.length - 2;
    expect(matched?.data).toEqual({ id: 's1', line: 0, entryId: entryId(revision) });
    expect(() => journal.on(monday, settle)).toThrow('treasury.lineMatched');
  });

  it('is a part payment, or an advance that is said to be one', () => {
    const part = imported(10_000);
    const allocations = [{ documentId: 'FT_2026.1', amountMinor: 10_000 }];
    expect(part.on(monday, { ...settle, allocations })[0]?.data).toMatchObject({
      allocations,
      advanceMinor: 0,
    });
    const more = imported(60_000);
    expect(() => more.on(monday, settle)).toThrow('payment.moreThanDocuments');
    expect(more.on(monday, { ...settle, isAdvance: true })[0]?.data).toMatchObject({
      advanceMinor: 7_800,
    });
  });

  it('makes the expense that a line paid, with the VAT in it', () => {
    const spend: Command = {
      type: 'SpendStatementLine',
      id: 's1',
      line: 0,
      expenseId: 'e1',
      categoryId: 'expense_energy',
      vatId: 'vat_NOR',
      methodId: 'method_cash',
    };
    const journal = imported(-11_600);
    const [expense, matched] = journal.on(monday, spend);
    expect(expense).toMatchObject({
      type: 'ExpenseRecorded',
      data: {
        id: 'e1',
        on: '2026-02-27',
        description: 'TRF Mercearia',
        reference: 'R7',
        baseMinor: 10_000,
        vatMinor: 1_600,
        paidMinor: 11_600,
        entries: [{ accountId: 'account_cash', amountMinor: -11_600 }],
      },
    });
    const revision = journal.events.length - 2;
    expect(matched?.data).toEqual({ id: 's1', line: 0, entryId: entryId(revision) });
    expect(() => imported(11_600).on(monday, spend)).toThrow('treasury.lineIsReceipt');
  });

  describe('that pays back', () => {
    const receipt = { type: 'RecordPayment', documentTypeId: 'RC', partyId: 'mercearia' } as const;
    const advance = (amountMinor: number): Command => ({
      ...receipt,
      rows: [{ methodId: 'method_cash', amountMinor }],
      isAdvance: true,
    });
    const back = (...parts: readonly (readonly [source: string, minor: number])[]): Command => ({
      type: 'RefundStatementLine',
      id: 's1',
      line: 0,
      methodId: 'method_cash',
      refunds: parts.map(([sourceId, amountMinor], at) => ({
        id: `back${at + 1}`,
        sourceId,
        amountMinor,
      })),
    });
    const withAdvances = (amountMinor: number) => {
      const journal = imported(amountMinor);
      journal.on(monday, advance(30_000));
      journal.on(monday, advance(10_000));
      return journal;
    };

    it('makes a refund of each credit and matches the line with all of them', () => {
      const journal = withAdvances(-35_000);
      const [first, second, matched] = journal.on(
        monday,
        back(['RC_2026.1', 30_000], ['RC_2026.2', 5_000]),
      );
      expect(first).toMatchObject({
        type: 'RefundRecorded',
        data: {
          id: 'back1',
          // The receipt is of a later day than the line.
          on: monday,
          source: { documentId: 'RC_2026.1', amountMinor: 30_000 },
          entries: [{ accountId: 'account_cash', amountMinor: -30_000, valueOn: '2026-02-27' }],
        },
      });
      expect(second).toMatchObject({ type: 'RefundRecorded', data: { id: 'back2' } });
      const revision = journal.events.length - 3;
      const entries = { entryId: entryId(revision), others: [entryId(revision + 1)] };
      expect(matched?.data).toEqual({ id: 's1', line: 0, ...entries });
      expect(journal.books.documents.open.get('RC_2026.2')?.openMinor).toBe(5_000);
      expect(journal.books.documents.open.has('RC_2026.1')).toBe(false);
    });

    it.each([
      ['less than the line', [['RC_2026.1', 20_000]], 'treasury.lineRefundsOther'],
      ['nothing', [], 'treasury.lineRefundsOther'],
      ['more than is left', [['RC_2026.2', 35_000]], 'payment.refundTooLarge'],
      [
        'one credit twice',
        [
          ['RC_2026.1', 20_000],
          ['RC_2026.1', 15_000],
        ],
        'document.alreadySelected',
      ],
      ['an invoice', [['FT_2026.1', 35_000]], 'payment.notFound'],
    ] as const)('refuses %s', (_, parts, code) => {
      expect(() => withAdvances(-35_000).on(monday, back(...parts))).toThrow(code);
    });

    it('refuses a credit of a client for money that comes in', () => {
      expect(() => withAdvances(30_000).on(monday, back(['RC_2026.1', 30_000]))).toThrow(
        'treasury.lineRefundsOther',
      );
    });
  });
});
