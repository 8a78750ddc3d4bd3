import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import { dumpBooks } from '../snapshot.js';
import { aShop, journalOf, monday, specify } from '../testing/index.js';
import { expensesDeciders } from './expenses.deciders.js';

const tuesday = '2026-03-03';
const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];
const record: Command = {
  type: 'RecordExpense',
  id: 'exp1',
  categoryId: 'expense_energy',
  description: 'EDM Março',
  amountMinor: 11_600,
  vatId: 'vat_NOR',
  rows: cash(6_000),
};
const pay: Command = { type: 'PayExpense', id: 'exp1', rows: cash(2_000) };
const cancel: Command = { type: 'CancelExpense', id: 'exp1', reason: 'Devolvida' };
const restore: Command = { type: 'RestoreExpense', id: 'exp1' };

/** An expense of 116.00 of which 36.00 are left to pay. */
function partlyPaid() {
  const journal = journalOf(...aShop());
  journal.on(monday, record);
  journal.on(monday, pay);
  return journal;
}

describe('restoring a cancelled expense', () => {
  it('puts back what was paid and what is owed, exactly', () => {
    const journal = partlyPaid();
    const figures = () => {
      const { expenses, treasury } = journal.books;
      const later = expenses.paidLater.get('exp1');
      return [expenses.open.get('exp1'), later, treasury.moved.get('account_cash')];
    };
    const before = figures();
    journal.on(monday, cancel);
    expect(figures()).toEqual([undefined, undefined, 0]);
    const [restored] = journal.on(tuesday, restore);
    expect(restored?.data).toMatchObject({ on: tuesday, pendingMinor: 3_600 });
    expect(figures()).toEqual(before);
    journal.on(tuesday, { ...pay, rows: cash(3_600) });
    expect(journal.books.expenses.open.has('exp1')).toBe(false);
  });

  it('can be cancelled and restored again and again', () => {
    const journal = partlyPaid();
    const expensesNow = () => JSON.stringify(dumpBooks(journal.books)['expenses']);
    const before = expensesNow();
    for (const command of [cancel, restore, cancel, restore]) journal.on(monday, command);
    expect(expensesNow()).toBe(before);
    expect(journal.books.treasury.moved.get('account_cash')).toBe(-8_000);
  });

  it('is refused for an expense that stands, or that there is not', () => {
    const journal = partlyPaid();
    expect(() => journal.on(monday, restore)).toThrow('expense.notCancelled');
    specify(expensesDeciders.RestoreExpense)(...aShop())
      .when({ type: 'RestoreExpense', id: 'exp1' })
      .thenRefused('record.notFound', { id: 'exp1' });
  });

  it('is refused while the period of the account, or the year, is closed', () => {
    const journal = partlyPaid();
    journal.on(monday, cancel);
    const close: Command = { type: 'CloseTreasuryPeriod', id: 'account_cash', through: monday };
    journal.on(monday, close);
    expect(() => journal.on(monday, restore)).toThrow('treasury.periodClosed');
    expect(journal.on(tuesday, restore)).toHaveLength(1);
    journal.on(tuesday, cancel);
    journal.on(tuesday, { type: 'CloseYear', year: 2026 });
    expect(() => journal.on(tuesday, restore)).toThrow('expense.yearClosed');
  });
});

describe('a year whose series are all closed', () => {
  it('takes no expense and no cancellation of one', () => {
    const journal = partlyPaid();
    journal.on(monday, { type: 'CloseYear', year: 2026 });
    expect(() => journal.on(monday, { ...record, id: 'exp2' })).toThrow('expense.yearClosed');
    expect(() => journal.on(monday, cancel)).toThrow('expense.yearClosed');
  });

  it('is not one that never had a series', () => {
    const journal = journalOf(...aShop());
    expect(journal.on(monday, { ...record, on: '2024-12-30', rows: [] })).toHaveLength(1);
  });
});
