import { describe, expect, it } from '@jest/globals';
import { rate } from '@balcao/pricing';
import fc from 'fast-check';
import { postingsOf } from '../accounting/index.js';
import type { JournalEvent } from '../events.js';
import { aShop, booksOf, specify } from '../testing/index.js';
import type { RecordExpense } from './expenses.commands.js';
import { recordExpense } from './record-expense.js';
import { cancelExpense, payExpense, restoreExpense } from './settle-expense.js';

const rent: JournalEvent = {
  type: 'WithholdingRateRegistered',
  data: { id: 'RENT20', code: 'RND', name: 'Rendas', rate: rate('20') },
};
const past = [...aShop(), rent];
const given = specify(recordExpense);
const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];
const record = (differing: Partial<RecordExpense> = {}): RecordExpense => ({
  type: 'RecordExpense',
  id: 'exp1',
  categoryId: 'expense_rent',
  description: 'Renda',
  supplierId: 'wholesaler',
  amountMinor: 11_600,
  vatId: 'vat_NOR',
  withholdingRateId: 'RENT20',
  ...differing,
});

/** What was recorded, and how much of it is owed to the supplier. */
function recorded(differing: Partial<RecordExpense> = {}) {
  const [event] = given(...past).when(record(differing)).events;
  if (event?.type !== 'ExpenseRecorded') throw new Error('nothing was recorded');
  const openMinor = booksOf(...past, event).expenses.open.get('exp1') ?? 0;
  return { event, openMinor };
}

const withheldIn = (event: Parameters<typeof postingsOf>[0]) =>
  postingsOf(event).find(({ posting }) => posting === 'withheldFromSuppliers:RENT20')?.amountMinor;

describe('an expense from which tax is withheld', () => {
  it('owes the rate’s share of the amount without VAT to the State, and the rest', () => {
    const { event, openMinor } = recorded();
    expect(event.data.withheld).toEqual({
      rateId: 'RENT20',
      code: 'RND',
      name: 'Rendas',
      rate: '20',
      baseMinor: 10_000,
      amountMinor: 2_000,
    });
    expect(openMinor).toBe(9_600);
    expect(withheldIn(event)).toBe(-2_000);
  });

  it('is paid in full by the rest, and by no more', () => {
    expect(recorded({ rows: cash(9_600) }).openMinor).toBe(0);
    given(...past)
      .when(record({ rows: cash(9_601) }))
      .thenRefused('expense.paidTooMuch', { left: '96.00' });
    const paying = specify(payExpense);
    const pay = (minor: number) => ({ type: 'PayExpense', id: 'exp1', rows: cash(minor) }) as const;
    const { event } = recorded();
    expect(paying(...past, event).when(pay(9_600)).events).toHaveLength(1);
    paying(...past, event)
      .when(pay(9_601))
      .thenRefused('expense.paidTooMuch', { left: '96.00' });
  });

  it('has a supplier, and a rate that is known', () => {
    const { supplierId: _, ...nobody } = record();
    given(...past)
      .when(nobody)
      .thenRefused('expense.withholdingNeedsSupplier', {}, 'supplierId');
    given(...past)
      .when(record({ withholdingRateId: 'OTHER' }))
      .thenRefused('withholding.rateNotFound', {}, 'withholdingRateId');
    expect(recorded().openMinor).toBe(9_600);
  });

  it('owes nothing once it is cancelled, and the same once it is restored', () => {
    const { event } = recorded();
    const cancelling = { type: 'CancelExpense', id: 'exp1', reason: 'Erro' } as const;
    const [cancelled] = specify(cancelExpense)(...past, event).when(cancelling).events;
    if (cancelled?.type !== 'ExpenseCancelled') throw new Error('nothing was cancelled');
    expect(withheldIn(cancelled)).toBe(2_000);
    const restoring = { type: 'RestoreExpense', id: 'exp1' } as const;
    const [restored] = specify(restoreExpense)(...past, event, cancelled).when(restoring).events;
    if (restored?.type !== 'ExpenseRestored') throw new Error('nothing was restored');
    expect([withheldIn(restored), restored.data.pendingMinor]).toEqual([-2_000, 9_600]);
  });

  it('posts as much to the debit as to the credit, whatever it costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amountMinor) => {
        const { event, openMinor } = recorded({ amountMinor });
        const sum = postingsOf(event).reduce((all, posting) => all + posting.amountMinor, 0);
        expect(sum).toBe(0);
        const { totalMinor, withheld } = event.data;
        expect(openMinor + (withheld?.amountMinor ?? 0)).toBe(totalMinor);
      }),
    );
  });
});
