import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import { aCompany, journalOf, monday } from '../testing/index.js';
import { entryId } from './entry-place.js';

describe('recording a line of the bank', () => {
  const imported = (amountMinor: number, description = 'Comissão | Março') => {
    const journal = journalOf(...aCompany());
    journal.on(monday, {
      type: 'ImportBankStatement',
      id: 's1',
      accountId: 'account_cash',
      lines: [{ on: '2026-03-02', description, amountMinor, reference: 'R7' }],
    });
    return journal;
  };
  const record: Command = { type: 'RecordStatementLine', id: 's1', line: 0, movementId: 'm1' };

  it('makes its withdrawal or deposit, and matches the two', () => {
    const journal = imported(-2_500);
    const [moved, matched] = journal.on(monday, record);
    expect(moved).toMatchObject({
      type: 'MoneyWithdrawn',
      data: { id: 'm1', on: '2026-03-02', description: 'Comissão | Março', reference: 'R7' },
    });
    expect(moved?.data).toMatchObject({ entries: [{ accountId: 'account_cash' }] });
    const revision = journal.events.length - 2;
    expect(matched?.data).toEqual({ id: 's1', line: 0, entryId: entryId(revision) });
    const juros = imported(350);
    expect(juros.on(monday, { ...record, description: 'Juros' })[0]).toMatchObject({
      type: 'MoneyDeposited',
      data: { description: 'Juros', entries: [{ amountMinor: 350 }] },
    });
  });

  it('is refused for a line that is matched, and on a day that is closed', () => {
    const journal = imported(-2_500);
    journal.on(monday, record);
    const again: Command = { ...record, movementId: 'm2' };
    expect(() => journal.on(monday, again)).toThrow('treasury.lineMatched');
    const closed = imported(-2_500);
    closed.on(monday, { type: 'CloseTreasuryPeriod', id: 'account_cash', through: '2026-03-02' });
    expect(() => closed.on(monday, record)).toThrow('treasury.periodClosed');
  });
});
