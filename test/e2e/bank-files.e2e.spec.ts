import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  BankStatementLineRow,
  RefusedRowsFile,
  StatementPlan,
  StatementReading,
} from '@balcao/contracts';
import { itOnCase, sharedCases } from '../shared-cases.js';
import type { Browser } from './support/browser.js';
import { openShop, type Shop } from './support/shop.js';

/** A file that is imported, and the amounts that have to come of it. */
interface FileCase {
  readonly amounts: readonly number[];
  readonly days?: readonly string[];
  readonly texts?: readonly string[];
  readonly references?: readonly string[];
  /** How many rows are shown as left out. */
  readonly leftOut?: number;
}

const sales = { amounts: [464_000, -4_000] } as const;
const fee = { amounts: [-4_000] } as const;

const cases: Readonly<Record<string, FileCase>> = {
  'b1-01-dc-column.csv': { amounts: [464_000, -4_000, -200_000] },
  'b1-02-suffix.csv': { amounts: [464_000, -4_000, -200_000] },
  'b1-03-paid-in-withdrawn.csv': sales,
  'b1-04-valor-debito-valor-credito.csv': sales,
  'b1-05-reversal-in-debit-column.csv': { amounts: [-4_000, 4_000] },
  'b1-06-minus-sign-u2212.csv': fee,
  'b1-07-currency-before-parenthesis.csv': fee,
  'b1-08-sinal-column.csv': { amounts: [-4_000, 9_000] },
  'b1-09-natureza-words.csv': sales,
  'b1-12-debito-barra-credito.csv': sales,
  'b2-01-four-decimals.csv': sales,
  'b2-02-unit-with-full-stop.csv': fee,
  'b2-03-six-decimals.csv': fee,
  'b3-01-opening-total-footer.csv': { amounts: [-35_000, 90_000], leftOut: 4 },
  'b3-02-quoted-line-break.csv': {
    amounts: [90_000, -4_000],
    texts: ['Entrega de CLIENTE B', 'Encargo'],
  },
  'b3-03-day-without-amount.csv': { amounts: [90_000], leftOut: 2 },
  'b3-04-inch-sign.csv': { amounts: [-35_000], texts: ['VARAO 3/8" 6M'] },
  'b3-05-continuation-line.csv': {
    amounts: [-35_000, 90_000],
    texts: ['Compra em LOJA C terminal 77 Maputo', 'Entrega'],
  },
  'b3-07-commas-outnumber-semicolons.csv': { amounts: [90_000, -4_000] },
  'b4-01-statement.xlsx': {
    amounts: [90_000, -4_050],
    days: ['2026-03-05', '2026-03-06'],
    leftOut: 2,
  },
  'b4-02-value-date-alone.csv': { amounts: [90_000], days: ['2026-03-05'] },
  'b4-04-bars.csv': { amounts: [90_000] },
  'b5-01-days.csv': {
    amounts: [10_000, -2_000, 3_000],
    days: ['2026-03-05', '2026-03-06', '2026-03-07'],
  },
  'b5-03-days.csv': {
    amounts: [10_000, -2_000, 3_000],
    days: ['2026-04-05', '2026-05-06', '2026-03-07'],
  },
  'b6-01-mobile-money.csv': {
    amounts: [-10_000, 20_000, 125_000],
    days: ['2026-07-21', '2026-07-21', '2026-07-20'],
    references: ['QAA1', 'QAA2', 'QAA4'],
    leftOut: 1,
  },
};

describe('the file of a bank', () => {
  let shop: Shop;
  let amelia: Browser;

  beforeAll(async () => {
    shop = await openShop();
    ({ amelia } = shop);
  });
  afterAll(() => shop.server.end());

  /** An account of its own for a file, whose lines nobody has seen. */
  const accountFor = async (file: string): Promise<string> => {
    const [id = ''] = file.split('-', 2).join('').toUpperCase().split('.');
    const account = { id, name: file, kind: 'bank', currency: 'MZN', openingBalanceMinor: 0 };
    await amelia.done('/treasury-accounts', account);
    return id;
  };
  const read = async (
    accountId: string,
    content: Buffer,
    plan: StatementPlan = {},
  ): Promise<StatementReading> => {
    const parts = { accountId, plan: JSON.stringify(plan) };
    return (await amelia.form('/bank-statements/read', parts, content)).body as StatementReading;
  };
  /** As the import takes them. */
  const linesOf = ({ lines }: StatementReading) =>
    lines.map(({ likeness: _likeness, isOffBalance: _off, ...line }) => line);

  for (const [file, { amounts, days, texts, references, leftOut = 0 }] of Object.entries(cases)) {
    itOnCase(file, 'is shown with its signs, and imported as it was shown', async (content) => {
      const accountId = await accountFor(file);
      const reading = await read(accountId, content);
      expect(reading.problems).toEqual([]);
      expect(reading.leftOut).toHaveLength(leftOut);
      const sent = { id: `S${accountId}`, accountId, lines: linesOf(reading) };
      await amelia.done('/bank-statements', sent);
      const lines = (await amelia.read(
        `/bank-statements/S${accountId}/lines`,
      )) as readonly BankStatementLineRow[];
      for (const shown of [reading.lines, lines]) {
        expect(shown.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
        if (days) expect(shown.map(({ on }) => on)).toEqual(days);
        if (texts) expect(shown.map(({ description }) => description)).toEqual(texts);
        if (references) expect(shown.map(({ reference }) => reference)).toEqual(references);
      }
    });
  }

  itOnCase('b5-02-month-first.csv', 'is asked about where days read two ways', async (content) => {
    const { problems } = await read('account_bank', content);
    expect(problems).toEqual([expect.stringContaining('03/04/2026')]);
  });

  itOnCase('b7-01-first.csv', 'is told again with a longer text', async (content) => {
    const accountId = await accountFor('b7-01');
    const text = content.toString();
    await amelia.done('/bank-statements', { id: 'B7FIRST', accountId, text });
    const longer = Buffer.from(text.replace('CLIENTE C', 'CLIENTE C REF 7781'));
    const again = await read(accountId, longer);
    expect(again.lines.map(({ likeness }) => likeness)).toEqual(['similar', 'known']);
    const sent = { id: 'B7LONGER', accountId, lines: linesOf(again), skipped: [0] };
    const refused = await amelia.post('/bank-statements', sent);
    expect((refused.body as { code: string }).code).toBe('treasury.statementKnown');
  });

  it('says which lines the running balance contradicts, and all that cannot be read', async () => {
    const rows = ['Data;Texto;Valor;Saldo', '05/03/2026;A;100,00;1.100,00'];
    const gap = [...rows, '06/03/2026;B;-20,00;1.070,00', '07/03/2026;C;30,00;1.100,00'];
    const { lines } = await read('account_bank', Buffer.from(gap.join('\n')));
    expect(lines.map(({ isOffBalance = false }) => isOffBalance)).toEqual([false, true, false]);
    const broken = [...rows, '06/03/2026;B;mil;', '31/02/2026;C;1,00;'];
    const { problems } = await read('account_bank', Buffer.from(broken.join('\n')));
    expect(problems).toEqual([
      'Line 3 of the bank statement cannot be read',
      'Line 4 of the bank statement cannot be read',
    ]);
    const parts = { accountId: 'account_bank', plan: '{}' };
    const file = await amelia.form(
      '/bank-statements/refused',
      parts,
      Buffer.from(broken.join('\n')),
    );
    const { content } = file.body as RefusedRowsFile;
    expect(content.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Data,Texto,Valor,Saldo,Problem',
      '06/03/2026,B,mil,,Line 3 of the bank statement cannot be read',
      '31/02/2026,C,"1,00",,Line 4 of the bank statement cannot be read',
    ]);
  });

  it('is read as a person says, and the next file of the account or its bank likewise', async () => {
    const bank = { kind: 'bank', currency: 'MZN', openingBalanceMinor: 0, bank: 'Banco Alfa' };
    for (const id of ['ALFA1', 'ALFA2']) {
      await amelia.done('/treasury-accounts', { ...bank, id, name: `Conta ${id}` });
    }
    const rows = ['Quando;O quê;Sai;Entra', '05/03/2026;Taxa;40,00;', '06/03/2026;Venda;;900,00'];
    const content = Buffer.from(rows.join('\n'));
    expect((await read('ALFA1', content)).problems).toHaveLength(1);
    const fields = { '0': 'on', '1': 'description', '2': 'debit', '3': 'credit' };
    const chosen = await read('ALFA1', content, { fields, dayOrder: 'dayFirst' });
    expect([chosen.mappedBy, chosen.problems]).toEqual(['chosen', []]);
    const { mapping } = chosen;
    const sent = { id: 'ALFA1STM', accountId: 'ALFA1', lines: linesOf(chosen), mapping };
    await amelia.done('/bank-statements', sent);
    const next = Buffer.from('Entra;Sai;O quê;Quando\n;25,00;Taxa;07/04/2026\n');
    for (const accountId of ['ALFA1', 'ALFA2']) {
      const { mappedBy, lines } = await read(accountId, next);
      expect([mappedBy, ...linesOf({ lines } as StatementReading)]).toEqual([
        'kept',
        { on: '2026-04-07', description: 'Taxa', amountMinor: -2_500 },
      ]);
    }
  });

  it.each([
    ['plan', 'no object'],
    ['plan.preset', { preset: 'nobody' }],
    ['plan.isTurned', { isTurned: 'yes' }],
    ['plan.dayOrder', { dayOrder: 'yearFirst' }],
    ['plan.fields.x', { fields: { x: 'on' } }],
  ])('is refused with a plan whose part %s is none', async (path, plan) => {
    const parts = { accountId: 'account_bank', plan: JSON.stringify(plan) };
    const refused = await amelia.form('/bank-statements/read', parts, Buffer.from('x'));
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(path);
  });

  it('needs an account, and something that is a file', async () => {
    const nowhere = await amelia.form('/bank-statements/read', {}, Buffer.from('Data;Valor\n'));
    expect([nowhere.status, (nowhere.body as { code: string }).code]).toEqual([
      422,
      'treasury.accountNotSelected',
    ]);
    const empty = await amelia.form(
      '/bank-statements/read',
      { accountId: 'account_bank' },
      Buffer.from([1, 0, 0, 0]),
    );
    expect((empty.body as { code: string }).code).toBe('import.unreadable');
  });

  it('is tried, whichever is shared', () => {
    const tried = new Set([...Object.keys(cases), 'b5-02-month-first.csv', 'b7-01-first.csv']);
    const others = sharedCases().filter((file) => file.startsWith('b') && !tried.has(file));
    // The same movements as in the file before it.
    expect(others.filter((file) => file !== 'b7-02-longer-text.csv')).toEqual([]);
  });
});
