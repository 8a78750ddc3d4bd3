import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import { Problems } from '../refusal.js';
import { aCompany, journalOf, monday, type JournalInMemory } from '../testing/index.js';
import { entryId } from './entry-place.js';
import { readBankCsv } from './read-bank-csv.js';
import { suggestMatches } from './suggest-matches.js';
import { STATEMENT_LINES_MAX } from './treasury.limits.js';

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

const portuguese = [
  'Banco Comercial;Extracto de conta',
  'Conta;10801636',
  '',
  'Data Mov.;Data Valor;Descrição;Valor;Saldo',
  '02/03/2026;02/03/2026;"Transferência; Mercearia";1.234,50;51.234,50',
  '03/03/2026;04/03/2026;Comissão;-25,00;51.209,50',
].join('\r\n');

const read = (text: string) => {
  const problems = new Problems();
  const { lines } = readBankCsv(text, problems);
  problems.refuseIfAny();
  return lines;
};

describe('a bank statement', () => {
  it('is read under the heading that names a day and an amount', () => {
    expect(read(portuguese)).toEqual([
      {
        on: '2026-03-02',
        description: 'Transferência; Mercearia',
        amountMinor: 123_450,
        balanceMinor: 5_123_450,
      },
      { on: '2026-03-03', description: 'Comissão', amountMinor: -2_500, balanceMinor: 5_120_950 },
    ]);
  });

  it('is read with debits and credits in columns of their own', () => {
    const english =
      'Date,Description,Reference,Debit,Credit\n2026-03-02,"Fee ""A""",77,"1,025.00",';
    expect(read(english)).toEqual([
      { on: '2026-03-02', description: 'Fee "A"', reference: '77', amountMinor: -102_500 },
    ]);
  });

  it('is refused whole where a line cannot be read, and where there is none', () => {
    const broken = portuguese.replace('03/03/2026', '33/03/2026');
    expect(() => read(broken)).toThrow('treasury.statementUnreadable');
    for (const text of ['', 'uma;linha', 'Data;Valor\n']) {
      expect(() => read(text)).toThrow('treasury.statementEmpty');
    }
  });
});

describe('a bank statement of very many lines', () => {
  const ofLines = (count: number) =>
    ['Data;Descrição;Valor', ...Array<string>(count).fill('03/03/2026;Comissão;-25,00')].join('\n');

  it('is refused beyond what one event holds', () => {
    expect(read(ofLines(STATEMENT_LINES_MAX))).toHaveLength(STATEMENT_LINES_MAX);
    expect(() => read(ofLines(STATEMENT_LINES_MAX + 1))).toThrow('treasury.statementTooLong');
  });
});

describe('importing a bank statement', () => {
  const importing = (id: string, text: string): Command => ({
    type: 'ImportBankStatement',
    id,
    accountId: 'account_cash',
    text,
  });
  const fee = '03/03/2026;Comissão;-25,00';
  const statement = (...lines: readonly string[]) => ['Data;Descrição;Valor', ...lines].join('\n');

  it('keeps only lines that are new, also when two of a day look alike', () => {
    const journal = journalOf(...aCompany());
    journal.on(monday, importing('s1', statement(fee)));
    expect(() => journal.on(monday, importing('s2', statement(fee)))).toThrow(
      'treasury.statementKnown',
    );
    const [event] = journal.on(monday, importing('s2', statement(fee, fee)));
    expect(event?.type === 'BankStatementImported' && event.data.lines).toHaveLength(1);
  });

  it('matches each line with one entry, and takes it back', () => {
    const journal = journalOf(...aCompany());
    const [first, second] = ['d1', 'd2'].map((id) => entryOf(journal, deposit(id)));
    journal.on(monday, importing('s1', statement(fee, '04/03/2026;Talão;100,00')));
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
    const text = 'Data;Descrição;Valor\n02/03/2026;Transferência;-25,00';
    journal.on(monday, { type: 'ImportBankStatement', id: 's1', accountId: 'account_cash', text });
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

  it('is refused for what never moved money', () => {
    const journal = withStatement();
    const paid = entryOf(journal, deposit('d1'));
    for (const id of ['', '70.0', '1', `${paid}_1`, `${paid}_0`, entryId(2), entryId(9_999)]) {
      expect(() => journal.on(monday, match(id))).toThrow('treasury.entryNotFound');
    }
    expect(journal.on(monday, match(paid))).toHaveLength(1);
  });
});

describe('the suggested matches', () => {
  const line = { on: '2026-03-05', description: 'Cheque 004512', amountMinor: 50_000 };
  const entry = { on: '2026-03-05', amountMinor: 50_000, text: 'RC 2026/1 Mercearia' };

  it('are of the same amount within a week, the one that the bank quotes first', () => {
    const near = { ...entry, id: 'near' };
    const quoted = { ...entry, id: 'quoted', on: '2026-03-01', text: 'RC 2026/2 004512' };
    const early = { ...entry, id: 'early', on: '2026-02-25', text: '004512' };
    const other = { ...entry, id: 'other', amountMinor: 50_001 };
    expect([...suggestMatches([line], [early, other, near, quoted])]).toEqual([[0, 'quoted']]);
    expect([...suggestMatches([line], [early, other, near])]).toEqual([[0, 'near']]);
    expect([...suggestMatches([line], [early, other])]).toEqual([]);
  });

  it('name an entry once', () => {
    const matches = suggestMatches([line, line], [{ ...entry, id: 'only' }]);
    expect([...matches]).toEqual([[0, 'only']]);
  });
});
