import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import { aCompany, journalOf, monday, type JournalInMemory } from '../testing/index.js';
import { entryId } from './entry-place.js';
import type { StatementLine } from './treasury.events.js';
import { MATCH_ENTRIES_MAX, STATEMENT_LINES_MAX } from './treasury.limits.js';

const deposit = (id: string): Command => ({
  type: 'DepositMoney',
  id,
  accountId: 'account_cash',
  amountMinor: 10_000,
});

/** Carries out what moves money; answers the id of its first entry. */
function entryOf(journal: JournalInMemory, command: Command): string {
  journal.on(monday, command);
  return entryId(journal.events.length - 1);
}

const aLine = (on: string, description: string, amountMinor: number): StatementLine => ({
  on,
  description,
  amountMinor,
});

describe('importing a bank statement', () => {
  const importing = (id: string, ...lines: readonly StatementLine[]): Command => ({
    type: 'ImportBankStatement',
    id,
    accountId: 'account_cash',
    lines,
  });
  const fee = aLine('2026-03-03', 'Comissão', -2_500);

  it('keeps only lines that are new, also when two of a day look alike', () => {
    const journal = journalOf(...aCompany());
    journal.on(monday, importing('s1', fee));
    expect(() => journal.on(monday, importing('s2', fee))).toThrow('treasury.statementKnown');
    const [event] = journal.on(monday, importing('s2', fee, fee));
    expect(event?.type === 'BankStatementImported' && event.data.lines).toHaveLength(1);
  });

  it('is refused without lines, with too many, and with days and amounts that are none', () => {
    const journal = journalOf(...aCompany());
    const lines = Array<StatementLine>(STATEMENT_LINES_MAX + 1).fill(fee);
    expect(() => journal.on(monday, importing('s1'))).toThrow('treasury.statementEmpty');
    expect(() => journal.on(monday, importing('s1', ...lines))).toThrow(
      'treasury.statementTooLong',
    );
    for (const broken of [aLine('2026-02-30', 'x', 1), aLine('2026-02-03', 'x', 0.5)]) {
      expect(() => journal.on(monday, importing('s1', broken))).toThrow(
        'treasury.statementUnreadable',
      );
    }
  });

  it('keeps for the account how a person had its files read, by their headings', () => {
    const journal = journalOf(...aCompany());
    const mapped = (id: string, heading: string, field: string): Command => ({
      type: 'ImportBankStatement',
      id,
      accountId: 'account_cash',
      lines: [aLine('2026-03-03', id, 100)],
      mapping: { columns: [{ heading, field }] },
    });
    journal.on(monday, mapped('s1', 'Mov', 'amount'));
    journal.on(monday, mapped('s2', 'Val', 'amount'));
    journal.on(monday, mapped('s3', 'Mov', 'credit'));
    expect(journal.books.treasury.mappings.get('account_cash')).toEqual([
      { columns: [{ heading: 'Mov', field: 'credit' }] },
      { columns: [{ heading: 'Val', field: 'amount' }] },
    ]);
  });

  it('is undone as a whole, so that its lines may come again', () => {
    const journal = journalOf(...aCompany());
    const mapping = { columns: [{ heading: 'Valor', field: 'amount' }] };
    journal.on(monday, { ...importing('s1', fee), mapping } as Command);
    const undo: Command = { type: 'UndoBankStatement', id: 's1' };
    expect(journal.on(monday, undo)).toEqual([
      expect.objectContaining({ type: 'BankStatementUndone', data: { id: 's1' } }),
    ]);
    expect(() => journal.on(monday, undo)).toThrow('treasury.statementUndone');
    expect(journal.books.treasury.mappings.get('account_cash')).toEqual([]);
    expect(journal.on(monday, importing('s2', fee))).toHaveLength(1);
    expect(() => journal.on(monday, { ...undo, id: 's9' })).toThrow('treasury.statementNotFound');
  });

  it('is not undone while a line is matched, nor matched once it is undone', () => {
    const journal = journalOf(...aCompany());
    const entryId = entryOf(journal, deposit('d1'));
    journal.on(monday, importing('s1', aLine('2026-03-04', 'Talão', 10_000)));
    const match: Command = { type: 'MatchStatementLine', id: 's1', line: 0, entryId };
    journal.on(monday, match);
    const undo: Command = { type: 'UndoBankStatement', id: 's1' };
    expect(() => journal.on(monday, undo)).toThrow('treasury.statementMatched');
    journal.on(monday, { type: 'UnmatchStatementLine', id: 's1', line: 0 });
    journal.on(monday, undo);
    expect(() => journal.on(monday, match)).toThrow('treasury.statementUndone');
  });

  it('matches each line with one entry, and takes it back', () => {
    const journal = journalOf(...aCompany());
    const [first, second] = ['d1', 'd2'].map((id) => entryOf(journal, deposit(id)));
    journal.on(monday, importing('s1', fee, aLine('2026-03-04', 'Talão', 10_000)));
    const match = (line: number, entryId = ''): Command => ({
      type: 'MatchStatementLine',
      id: 's1',
      line,
      entryId,
    });
    journal.on(monday, match(0, first));
    expect(() => journal.on(monday, match(0, second))).toThrow('treasury.lineMatched');
    expect(() => journal.on(monday, match(1, first))).toThrow('treasury.entryMatched');
    expect(() => journal.on(monday, match(2, second))).toThrow('treasury.lineNotFound');
    const unmatch: Command = { type: 'UnmatchStatementLine', id: 's1', line: 0 };
    journal.on(monday, unmatch);
    expect(() => journal.on(monday, unmatch)).toThrow('treasury.lineNotMatched');
    expect(journal.on(monday, match(1, first))).toHaveLength(1);
    expect(() => journal.on(monday, { ...unmatch, id: 's9' })).toThrow(
      'treasury.statementNotFound',
    );
  });
});

describe('matching a line of the bank', () => {
  const account: Command = {
    type: 'RegisterTreasuryAccount',
    id: 'bci',
    fields: { name: 'BCI', kind: 'bank', currency: 'MZN', openingBalanceMinor: 0 },
  };
  const match = (entryId: string): Command => ({
    type: 'MatchStatementLine',
    id: 's1',
    line: 0,
    entryId,
  });

  function withStatement(): JournalInMemory {
    const journal = journalOf(...aCompany());
    journal.on(monday, account);
    const lines = [aLine('2026-03-02', 'Transferência', -2_500)];
    journal.on(monday, { type: 'ImportBankStatement', id: 's1', accountId: 'account_cash', lines });
    return journal;
  }

  it('takes either entry of a transfer for the account that it is on', () => {
    const journal = withStatement();
    const transfer: Command = {
      type: 'TransferMoney',
      id: 't1',
      fromAccountId: 'bci',
      toAccountId: 'account_cash',
      amountMinor: 2_500,
    };
    const out = entryOf(journal, transfer);
    expect(() => journal.on(monday, match(out))).toThrow('treasury.entryOfOtherAccount');
    expect(journal.on(monday, match(`${out}_1`))).toHaveLength(1);
  });

  it('takes several entries that the bank booked as one, each once, and frees all of them', () => {
    const journal = withStatement();
    const [first = '', second = ''] = ['d1', 'd2'].map((id) => entryOf(journal, deposit(id)));
    const together = (...others: readonly string[]) => ({ ...match(first), others }) as Command;
    expect(() => journal.on(monday, together(first))).toThrow('treasury.entryMatched');
    expect(() => journal.on(monday, together('nothing'))).toThrow('treasury.entryNotFound');
    const tooMany = Array<string>(MATCH_ENTRIES_MAX).fill(second);
    expect(() => journal.on(monday, together(...tooMany))).toThrow('treasury.tooManyEntries');
    journal.on(monday, together(second));
    expect(journal.books.treasury.matchedEntries.has(second)).toBe(true);
    const [freed] = journal.on(monday, { type: 'UnmatchStatementLine', id: 's1', line: 0 });
    expect(freed?.data).toEqual({ id: 's1', line: 0, entryId: first, others: [second] });
    expect(journal.books.treasury.matchedEntries.has(second)).toBe(false);
  });

  it('is refused for what never moved money', () => {
    const journal = withStatement();
    const paid = entryOf(journal, deposit('d1'));
    for (const id of ['', '70.0', '1', `${paid}_1`, `${paid}_0`, entryId(2), entryId(9_999)]) {
      expect(() => journal.on(monday, match(id))).toThrow('treasury.entryNotFound');
    }
    expect(journal.on(monday, match(paid))).toHaveLength(1);
  });
});
