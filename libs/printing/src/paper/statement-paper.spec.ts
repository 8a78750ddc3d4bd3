import { describe, expect, it } from '@jest/globals';
import { Carried, rowId, sumsId } from '../pdf/carried.js';
import { statementPaperOf, type PrintedStatement } from './statement-paper.js';

const nothingLate = {
  notDueMinor: 0,
  days1To30Minor: 0,
  days31To60Minor: 0,
  days61To90Minor: 0,
  over90Minor: 0,
  creditsMinor: 0,
  totalMinor: 0,
};

/** The account of the worked ledger (docs/rules.md) in January, as it stood on the 26th. */
const statement: PrintedStatement = {
  language: 'pt',
  ledger: 'client',
  supplier: {
    name: 'Mercearia Sitoe, Lda',
    nuit: '400339910',
    country: 'MZ',
    address: 'Av. Eduardo Mondlane 1270',
    city: 'Maputo',
  },
  party: { code: 'C001', name: 'Hotel Índico', country: 'MZ', nuit: '400123454' },
  currency: 'MZN',
  from: '2026-01-05',
  to: '2026-01-26',
  openingMinor: 400_000,
  entries: [
    {
      on: '2026-01-05',
      reference: 'FT 2026/1',
      kind: 'Emitido',
      debitMinor: 1_160_000,
      creditMinor: 0,
      balanceMinor: 1_560_000,
    },
    {
      on: '2026-01-15',
      reference: 'RC 2026/1',
      kind: 'Pagamento',
      debitMinor: 0,
      creditMinor: 1_000_000,
      balanceMinor: 560_000,
    },
  ],
  ageing: { ...nothingLate, notDueMinor: 928_000, days1To30Minor: 132_000, creditsMinor: -500_000 },
  banks: [{ bank: 'BIM', nib: '000301080016367102371' }],
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the statement of an account on paper', () => {
  it('says that it is of a demo, and of nothing else', () => {
    expect(statementPaperOf({ ...statement, isDemo: true }).stamp).toBe('DEMONSTRAÇÃO');
    expect(statementPaperOf(statement).stamp).toBeUndefined();
  });

  it('begins with what was owed, and ends with what is', () => {
    const { table, totals, reference, mentions } = statementPaperOf(statement);
    expect(table.rows.map(({ cells }) => plain(cells.join('|')))).toEqual([
      '05-01-2026||Saldo inicial|||4 000,00',
      '05-01-2026|FT 2026/1|Emitido|11 600,00||15 600,00',
      '15-01-2026|RC 2026/1|Pagamento||10 000,00|5 600,00',
    ]);
    expect(totals.map(({ label, value }) => plain(`${label} ${value}`))).toEqual([
      ...['Saldo inicial 4 000,00', 'Débito 11 600,00', 'Crédito 10 000,00'],
      'Saldo MZN 5 600,00',
    ]);
    expect(reference).toBe('C001');
    expect(mentions).toEqual(['Processado por computador']);
  });

  it('carries the balance from page to page', () => {
    const carried = new Carried(statementPaperOf(statement));
    carried.note(rowId(1), 1);
    carried.note(rowId(2), 2);
    carried.note(sumsId, 2);
    expect(plain(carried.after(1) ?? '')).toBe('15 600,00');
  });

  it('tells a client how late the balance is and where to pay it', () => {
    const { blocks } = statementPaperOf(statement);
    expect(blocks.map(({ title }) => title)).toEqual([
      'Antiguidade do saldo em 26-01-2026',
      'Dados bancários',
    ]);
    expect(blocks[0]?.facts.map(({ label, value }) => plain(`${label} ${value}`))).toEqual([
      'Por vencer 9 280,00',
      '1 a 30 dias de atraso 1 320,00',
      'Créditos por usar -5 000,00',
    ]);
    expect(blocks[1]?.facts).toEqual([{ label: 'BIM', value: 'NIB 000301080016367102371' }]);
  });

  it('says no more of an account that is settled, and names a supplier as one', () => {
    const { blocks, party, facts } = statementPaperOf({
      ...statement,
      ledger: 'supplier',
      language: 'en',
      ageing: nothingLate,
      banks: [],
      entries: [],
    });
    expect(blocks).toEqual([]);
    expect(party).toMatchObject({ heading: 'Supplier', lines: ['NUIT 400123454'] });
    expect(facts.map(({ value }) => value)).toEqual(['05-01-2026', '26-01-2026', 'MZN', 'C001']);
  });
});
