// cspell:disable
import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import type { StatementPlan } from '@balcao/contracts';
import type { StatementMapping } from '@balcao/domain';
import { readBankFile } from './read-bank-file.js';
import { statementPresets, type StatementAccount } from './statement-presets.js';

const anyBank = { name: 'Conta' };

/** Reads a text file as a plan says, of an account with what was kept for it. */
async function read(
  rows: readonly string[],
  plan: StatementPlan = {},
  account: StatementAccount = anyBank,
  kept: readonly StatementMapping[] = [],
) {
  const content = Buffer.from(rows.join('\n'));
  const {
    planned,
    read: statement,
    problems,
  } = await readBankFile(content, plan, {
    account,
    kept,
  });
  problems.refuseIfAny();
  return { ...planned, ...statement };
}

const amounts = ({ lines }: Awaited<ReturnType<typeof read>>) =>
  lines.map(({ amountMinor }) => amountMinor);

describe('the columns of a statement', () => {
  const rows = ['Quando;O quê;Sai;Entra', '05/03/2026;Taxa;40,00;', '06/03/2026;Venda;;900,00'];
  const fields = { '0': 'on', '1': 'description', '2': 'debit', '3': 'credit' };

  it('are those that a person chooses where their headings say nothing', async () => {
    await expect(read(rows)).rejects.toThrow('treasury.statementEmpty');
    const chosen = await read(rows, { fields, dayOrder: 'dayFirst' });
    expect(chosen.mappedBy).toBe('chosen');
    expect(amounts(chosen)).toEqual([-4_000, 90_000]);
  });

  it('are refused without a day or an amount, and where a field is taken twice', async () => {
    await expect(read(rows, { fields: { '0': 'on' } })).rejects.toThrow('treasury.statementEmpty');
    const twice = { ...fields, '3': 'debit' };
    await expect(read(rows, { fields: twice })).rejects.toThrow('import.fieldTwice');
  });

  it('are kept by their headings, wherever they stand in the next file', async () => {
    const { mapping } = await read(rows, { fields, dayOrder: 'dayFirst' });
    const moved = ['Nota;Entra;Sai;O quê;Quando', 'x;;25,00;Taxa;07/04/2026'];
    const again = await read(moved, {}, anyBank, mapping ? [mapping] : []);
    expect(again.mappedBy).toBe('kept');
    expect(again.lines).toEqual([{ on: '2026-04-07', description: 'Taxa', amountMinor: -2_500 }]);
  });

  it('are not taken from what was kept where a heading is missing or occurs more often', async () => {
    const twoValues = ['Data;Valor;Valor', '05/03/2026;1,00;2,00'];
    const { mapping } = await read(twoValues, { fields: { '0': 'on', '2': 'amount' } });
    const kept = mapping ? [mapping] : [];
    expect(amounts(await read(twoValues, {}, anyBank, kept))).toEqual([200]);
    const three = await read(
      ['Data;Valor;Valor;Valor', '05/03/2026;1,00;2,00;3,00'],
      {},
      anyBank,
      kept,
    );
    expect([three.mappedBy, ...amounts(three)]).toEqual(['headings', 100]);
  });

  it('say the sign where one of them holds nothing but signs', async () => {
    const tipo = ['Data;Descritivo;Montante;Tipo', '05/03/2026;Taxa;40,00;Débito'];
    expect(amounts(await read([...tipo, '06/03/2026;Venda;9,00;Crédito']))).toEqual([-4_000, 900]);
  });
});

describe('the amounts of a statement', () => {
  it('are turned where positive ones leave the account, and this is kept', async () => {
    const card = ['Data;Descrição;Valor', '05/03/2026;Compra;135,33', '06/03/2026;Estorno;-5,00'];
    const turned = await read(card, { isTurned: true });
    expect(amounts(turned)).toEqual([-13_533, 500]);
    const kept = turned.mapping ? [turned.mapping] : [];
    expect(amounts(await read(card, {}, anyBank, kept))).toEqual([-13_533, 500]);
  });

  it('are read as a person says where the file does not tell', async () => {
    const open = ['Data;Valor', '05/03/2026;1.250'];
    await expect(read(open)).rejects.toThrow('treasury.statementDecimal');
    expect(amounts(await read(open, { decimal: ',' }))).toEqual([125_000]);
    expect(amounts(await read(open, { decimal: '.' }))).toEqual([125]);
  });
});

describe('the layout of a bank', () => {
  it.each(statementPresets.map((preset) => [preset.name, preset] as const))(
    'of %s is taken for its accounts, and a person may choose another',
    async (name, { id, headings }) => {
      const columns = Object.entries(headings).filter(([field]) => field !== 'valueOn');
      const cell: Readonly<Record<string, string>> = {
        on: '03/04/2026',
        description: 'Taxa',
        reference: 'R1',
        status: 'Completed',
        debit: '40.00',
        credit: '',
        amount: '-40.00',
        balance: '960.00',
        mark: 'D',
      };
      const rows = [
        columns.map(([, [heading = '']]) => heading).join(';'),
        columns.map(([field]) => cell[field]).join(';'),
      ];
      const found = await read(rows, {}, { name: 'Conta corrente', bank: name });
      expect([found.preset, found.mappedBy]).toEqual([id, 'preset']);
      expect(found.lines).toMatchObject([{ on: '2026-04-03', amountMinor: -4_000 }]);
      const none = await read(rows, { preset: 'none', dayOrder: 'monthFirst' });
      expect(none.preset).toBeUndefined();
    },
  );

  it('is known by headings that nobody else writes', async () => {
    const rows = ['Receipt No.,Completion Time,Paid In,Withdrawn', 'Q1,05-03-2026 10:00:00,,40.00'];
    const { preset, lines } = await read(rows);
    expect([preset, lines[0]?.on, lines[0]?.amountMinor]).toEqual(['mpesa', '2026-03-05', -4_000]);
  });

  it('decides no day that the file itself proves otherwise', async () => {
    const rows = ['Date,Description,Amount', '03/04/2026,A,1.00', '03/31/2026,B,2.00'];
    const { lines } = await read(rows, {}, { name: 'Standard Bank' });
    expect(lines.map(({ on }) => on)).toEqual(['2026-03-04', '2026-03-31']);
  });
});
