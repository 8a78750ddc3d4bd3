import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { aShop, journalOf, monday, specify } from '../testing/index.js';
import type { RecordExpense } from './expenses.commands.js';
import { recordExpense } from './record-expense.js';
import { addMonths } from '../calendar.js';
import { occurrencesDue } from './recurrence.js';

const past = aShop();
const record = (differing: Partial<RecordExpense> = {}): RecordExpense => ({
  type: 'RecordExpense',
  id: 'exp1',
  categoryId: 'expense_energy',
  description: 'EDM Março',
  amountMinor: 11_600,
  vatId: 'vat_NOR',
  ...differing,
});
const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];

describe('recording an expense', () => {
  const given = specify(recordExpense);
  const dataOf = (differing: Partial<RecordExpense>) => {
    const [event] = given(...past).when(record(differing)).events;
    return event?.data;
  };

  it('takes the VAT out of the amount, or puts it on top', () => {
    expect(dataOf({})).toMatchObject({ baseMinor: 10_000, vatMinor: 1_600, totalMinor: 11_600 });
    const onTop = dataOf({ amountMinor: 10_000, vatIncluded: false });
    expect(onTop).toMatchObject({ baseMinor: 10_000, vatMinor: 1_600, totalMinor: 11_600 });
  });

  it('has VAT that is deducted by the paper of a supplier with a NUIT only', () => {
    const fields = { nuit: '400339910' };
    const known: JournalEvent = {
      type: 'PartyChanged',
      data: { id: 'wholesaler', before: {}, after: fields },
    };
    const useOf = (differing: Partial<RecordExpense>) =>
      given(...past, known).when(record({ supplierId: 'wholesaler', ...differing })).events[0]
        ?.data;
    expect(useOf({ reference: 'FT 88' })).toMatchObject({
      vatUse: 'other',
      supplierNuit: '400339910',
    });
    expect(useOf({})).toMatchObject({ vatUse: 'none' });
    const vatId = 'vat_RED';
    expect(useOf({ reference: 'FT 88', vatId })).toMatchObject({ vatUse: 'none' });
    expect(dataOf({ supplierId: 'wholesaler', reference: 'FT 88' })).toMatchObject({
      vatUse: 'none',
    });
  });

  it('names its category and supplier as they are', () => {
    expect(dataOf({ supplierId: 'wholesaler', reference: ' FT 88 ' })).toMatchObject({
      category: 'Água e energia',
      supplier: 'Armazéns do Norte',
      reference: 'FT 88',
      vatCode: 'NOR',
    });
  });

  it('is refused without a category, an amount, or with a payment beyond it', () => {
    const refused = (differing: Partial<RecordExpense>) => given(...past).when(record(differing));
    refused({ categoryId: 'nothing' }).thenRefused('category.notSelected', {}, 'categoryId');
    refused({ amountMinor: 0 }).thenRefused('expense.amountIsZero', {}, 'amountMinor');
    refused({ vatId: 'vat_X' }).thenRefused('expense.vatNotFound', {}, 'vatId');
    refused({ supplierId: 'mercearia' }).thenRefused('expense.supplierNotFound', {}, 'supplierId');
    refused({ on: '2026-03-03' }).thenRefused('treasury.inFuture', { today: monday }, 'on');
    refused({ on: '1999-12-31' }).thenRefused('document.dayTooEarly', undefined, 'on');
    refused({ dueOn: '2026-03-01' }).thenRefused('expense.dueBeforeExpense', {}, 'dueOn');
    refused({ rows: cash(11_601) }).thenRefused('expense.paidTooMuch', { left: '116.00' }, 'rows');
  });
});

describe('paying an expense', () => {
  const pay = (amountMinor: number): Command => ({
    type: 'PayExpense',
    id: 'exp1',
    rows: cash(amountMinor),
  });

  it('goes on until nothing is left, and is all taken back when it is cancelled', () => {
    const journal = journalOf(...past);
    const cashMinor = () => journal.books.treasury.moved.get('account_cash');
    journal.on(monday, record({ rows: cash(6_000) }));
    expect(journal.books.expenses.open.get('exp1')).toBe(5_600);
    expect(() => journal.on(monday, pay(5_601))).toThrow('expense.paidTooMuch');
    journal.on(monday, pay(5_600));
    expect(cashMinor()).toBe(-11_600);
    expect(() => journal.on(monday, pay(1))).toThrow('expense.alreadyPaid');
    const cancel: Command = { type: 'CancelExpense', id: 'exp1', reason: 'Devolvida' };
    journal.on(monday, cancel);
    expect(cashMinor()).toBe(0);
    expect(() => journal.on(monday, cancel)).toThrow('expense.alreadyCancelled');
  });
});

describe('a recurring expense', () => {
  const rent: Command = {
    type: 'RegisterRecurringExpense',
    id: 'rent',
    fields: {
      description: 'Renda da loja',
      categoryId: 'expense_rent',
      amountMinor: 2_500_000,
      vatIncluded: true,
      methodId: 'method_cash',
      every: 'month',
      startsOn: '2026-01-31',
    },
  };
  const recordDue: Command = { type: 'RecordDueExpenses' };

  it('is recorded on each of its days that has come, once', () => {
    const journal = journalOf(...past);
    journal.on(monday, rent);
    const due = journal.on(monday, recordDue);
    expect(due.map(({ data }) => 'on' in data && data.on)).toEqual(['2026-01-31', '2026-02-28']);
    expect(journal.books.treasury.moved.get('account_cash')).toBe(-5_000_000);
    expect(() => journal.on(monday, recordDue)).toThrow('expense.nothingDue');
    expect(journal.on('2026-03-31', recordDue)).toHaveLength(1);
  });

  it('names a category, supplier, VAT and method that are in use', () => {
    const refused = (differing: object) => () =>
      journalOf(...past).on(monday, { ...rent, fields: { ...rent.fields, ...differing } });
    expect(refused({ categoryId: 'none' })).toThrow('category.notSelected');
    expect(refused({ supplierId: 'none' })).toThrow('expense.supplierNotFound');
    expect(refused({ vatId: 'none' })).toThrow('expense.vatNotFound');
    expect(refused({ methodId: 'none' })).toThrow('expense.methodNotFound');
    expect(refused({ endsOn: '2026-01-30' })).toThrow('expense.endsBeforeItStarts');
  });

  it('keeps its day of the month, or the last of a short one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    const weekly = { every: 'week', startsOn: '2026-02-20', endsOn: '2026-03-01' } as const;
    expect(occurrencesDue(weekly, undefined, monday)).toEqual(['2026-02-20', '2026-02-27']);
    expect(occurrencesDue(weekly, '2026-02-20', monday)).toEqual(['2026-02-27']);
  });
});
