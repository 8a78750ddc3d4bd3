import { describe, expect, it } from '@jest/globals';
import { rate } from '@balcao/pricing';
import type { Command } from '../commands.js';
import { aShop, journalOf, monday } from '../testing/index.js';
import { occurrencesToRecord } from './record-recurring-expense.js';

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
const occurrence = (on: string): Command => ({
  type: 'RecordRecurringExpense',
  recurringId: 'rent',
  on,
});
const failure: Command = {
  type: 'RecordRecurringFailure',
  recurringId: 'rent',
  on: '2026-01-31',
  code: 'treasury.periodClosed',
  params: { name: 'Caixa', through: '2026-01-31' },
};

function withRent() {
  const journal = journalOf(...aShop());
  journal.on(monday, rent);
  return journal;
}

describe('an occurrence of a recurring expense', () => {
  it('is due until it is recorded, in the name of the user who set it up', () => {
    const journal = withRent();
    expect(occurrencesToRecord(journal.books, monday)).toEqual([
      { recurringId: 'rent', on: '2026-01-31', actorId: 'owner' },
      { recurringId: 'rent', on: '2026-02-28', actorId: 'owner' },
    ]);
    journal.on(monday, occurrence('2026-01-31'));
    journal.on(monday, occurrence('2026-02-28'));
    expect(occurrencesToRecord(journal.books, monday)).toEqual([]);
  });

  it('is recorded once, however often it is requested', () => {
    const journal = withRent();
    expect(journal.on(monday, occurrence('2026-01-31'))).toHaveLength(1);
    expect(journal.on(monday, occurrence('2026-01-31'))).toEqual([]);
    expect(journal.on(monday, { type: 'RecordDueExpenses' })).toHaveLength(1);
    expect(journal.on(monday, occurrence('2026-02-28'))).toEqual([]);
    expect(journal.books.treasury.moved.get('account_cash')).toBe(-5_000_000);
  });

  it('is refused on a day that is none of its own, or out of turn', () => {
    const journal = withRent();
    expect(() => journal.on(monday, occurrence('2026-02-28'))).toThrow('expense.notDue');
    expect(() => journal.on(monday, occurrence('2026-01-30'))).toThrow('expense.notDue');
    journal.on(monday, { type: 'ArchiveRecurringExpense', id: 'rent' });
    expect(() => journal.on(monday, occurrence('2026-01-31'))).toThrow('record.archived');
    expect(occurrencesToRecord(journal.books, monday)).toEqual([]);
    const other: Command = { ...occurrence(monday), recurringId: 'none' } as Command;
    expect(() => journal.on(monday, other)).toThrow('record.notFound');
  });

  it('keeps why it was refused until it is recorded', () => {
    const journal = withRent();
    expect(journal.on(monday, failure)).toHaveLength(1);
    expect(journal.on(monday, failure)).toEqual([]);
    expect(journal.books.expenses.failures.get('rent')).toEqual({
      on: '2026-01-31',
      code: 'treasury.periodClosed',
      params: { name: 'Caixa', through: '2026-01-31' },
    });
    journal.on(monday, occurrence('2026-01-31'));
    expect(journal.books.expenses.failures.has('rent')).toBe(false);
    expect(journal.on(monday, failure)).toEqual([]);
    const other = { ...failure, recurringId: 'none' } as Command;
    expect(() => journal.on(monday, other)).toThrow('record.notFound');
  });

  it('withholds tax from its supplier, who is paid the rest', () => {
    const journal = withRent();
    const landlord = {
      code: 'S1',
      name: 'Senhorio',
      country: 'MZ',
      isClient: false,
      isSupplier: true,
    };
    journal.on(monday, { type: 'RegisterParty', id: 'landlord', fields: landlord });
    const fields = { code: 'R20', name: 'Rendas', rate: rate('20') };
    journal.on(monday, { type: 'RegisterWithholdingRate', id: 'R20', fields });
    const withheld = { supplierId: 'landlord', withholdingRateId: 'R20' };
    const change = (changed: object) =>
      journal.on(monday, {
        type: 'ChangeRecurringExpense',
        id: 'rent',
        fields: changed,
      });
    expect(() => change({ withholdingRateId: 'R20' })).toThrow('expense.withholdingNeedsSupplier');
    expect(() => change({ ...withheld, withholdingRateId: 'X' })).toThrow(
      'withholding.rateNotFound',
    );
    change(withheld);
    const [first] = journal.on(monday, occurrence('2026-01-31'));
    expect(first?.data).toMatchObject({
      totalMinor: 2_500_000,
      withheld: { baseMinor: 2_500_000, amountMinor: 500_000 },
      paidMinor: 2_000_000,
    });
    journal.on(monday, { type: 'ArchiveWithholdingRate', id: 'R20' });
    expect(() => journal.on(monday, occurrence('2026-02-28'))).toThrow('withholding.rateNotFound');
  });
});
