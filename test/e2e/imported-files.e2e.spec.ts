import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import type { ImportCheck, ImportPlan, ImportReading } from '@balcao/contracts';
import { itOnCase, sharedCases } from '../shared-cases.js';
import type { Browser } from './support/browser.js';
import { importEnded } from './support/imports.js';
import { openShop, rice, signInAt } from './support/shop.js';

type Row = Readonly<Record<string, unknown>>;

/** A file that is imported into a new company, and what has to come of it. */
interface ImportCase {
  readonly name: string;
  readonly plan: Partial<ImportPlan> & Pick<ImportPlan, 'kind'>;
  /** What the company has before. */
  readonly given?: (browser: Browser) => Promise<unknown>;
  /** What the reading says, among others. */
  readonly reading?: Partial<ImportReading>;
  /** Row, heading and reason of every cell that is refused; nothing else is. */
  readonly refused?: readonly (readonly [number, string, string])[];
  /** The list that shows what was stored, and its rows, among others. */
  readonly stored?: readonly [string, readonly Row[]];
}

const articles = { kind: 'articles' } as const;
const salt = ['/articles', [{ code: 'A1', name: 'Sal', salePrice: '25.5' }]] as const;

const clients = async (browser: Browser) => {
  await browser.done('/clients', { id: 'C1', code: 'C1', name: 'Alfa' });
  await browser.done('/clients', { id: 'C2', code: 'C2', name: 'Beta' });
};
const theDays = [
  { issuedOn: '2026-03-05', dueOn: '2026-04-04' },
  { issuedOn: '2026-03-05', dueOn: '2026-04-04' },
];
const twoWays = 'import.numberReadsTwoWays';

const cases: Readonly<Record<string, ImportCase>> = {
  'i1-01-dot-thousands.csv': {
    name: 'asks what a dot before three digits is',
    plan: articles,
    reading: { decimalExample: '18.500' },
    refused: [
      [2, 'Preço', twoWays],
      [3, 'Preço', twoWays],
    ],
  },
  'i1-02-comma-thousands.csv': {
    name: 'asks what a comma before three digits is',
    plan: articles,
    reading: { decimalExample: '18,500' },
    refused: [[2, 'Price', twoWays]],
  },
  'i1-04-other-column-has-decimals.csv': {
    name: 'takes no column that is left out as a proof',
    plan: articles,
    refused: [[2, 'Preço', twoWays]],
  },
  'i1-08-account-opening.csv': {
    name: 'asks what the balance of an account is',
    plan: { kind: 'treasuryAccounts' },
    refused: [[2, 'Saldo inicial', twoWays]],
  },
  'i2-01-error-in-optional-cell.xlsx': {
    name: 'refuses errors of the sheet, also where nothing is needed',
    plan: articles,
    refused: [
      [2, 'Custo', 'import.errorCell'],
      [3, 'Custo', 'import.errorCell'],
    ],
  },
  'i2-02-never-calculated.xlsx': {
    name: 'refuses a formula without a result',
    plan: { ...articles, updates: true },
    refused: [[2, 'Preço', 'import.neverCalculated']],
  },
  'i2-03-binary-fraction.xlsx': {
    name: 'rounds the rest of a binary fraction',
    plan: articles,
    stored: ['/articles', [{ code: 'A1', salePrice: '45.3' }]],
  },
  'i2-04-percent.xlsx': {
    name: 'takes a percentage as the sheet shows it, and asks which code of 0 %',
    plan: articles,
    refused: [[4, 'IVA', 'catalog.vatNotFound']],
  },
  'i2-05-days.xlsx': {
    name: 'takes days of formulas and days without a format',
    plan: { kind: 'openingBalances' },
    given: clients,
    stored: ['/documents', theDays],
  },
  'i2-06-days.csv': {
    name: 'takes days with times and with years of two digits',
    plan: { kind: 'openingBalances' },
    given: clients,
    stored: ['/documents', theDays],
  },
  'i2-07-scientific-barcode.csv': {
    name: 'refuses a barcode that a spreadsheet has shortened',
    plan: articles,
    refused: [[2, 'Código de barras', 'import.digitsLost']],
  },
  'i2-11-scientific-barcode-point.csv': {
    name: 'refuses it also with a point',
    plan: articles,
    refused: [[2, 'Barcode', 'import.digitsLost']],
  },
  'i2-12-code-that-became-a-day.xlsx': {
    name: 'refuses a code that has become a day',
    plan: articles,
    refused: [[2, 'Código', 'import.becameDay']],
  },
  'i2-08-stock-fractions.xlsx': {
    name: 'rounds quantities and costs',
    plan: { kind: 'openingStock' },
    given: (browser) =>
      browser.done('/articles', { ...rice, id: 'GEL1', code: 'GEL1', name: 'Geleira' }),
    stored: ['/stock-moves', [{ quantity: '0.3', unitCost: '33.333333' }]],
  },
  'i3-01-row-gaps.xlsx': {
    name: 'names rows as Excel does',
    plan: articles,
    refused: [[15, 'Preço', 'import.notANumber']],
  },
  'i4-01-title-above.csv': {
    name: 'finds the headings below a title',
    plan: articles,
    reading: { headingRow: 4, rows: 2 },
    stored: ['/articles', [{ code: 'A1', salePrice: '25.5' }, { code: 'A2' }]],
  },
  'i5-01-prefixed-xml.xlsx': { name: 'is read', plan: articles, stored: plain('25.5') },
  'i5-02-sheet-without-number.xlsx': { name: 'is read', plan: articles, stored: plain('25.5') },
  'i5-03-cells-without-addresses.xlsx': { name: 'is read', plan: articles, stored: plain('25.5') },
  'i5-05-part-with-capital.xlsx': { name: 'is read', plan: articles, stored: plain('25.5') },
  'i6-01-sep-line.csv': {
    name: 'has no line for the separator among its rows',
    plan: articles,
    reading: { headingRow: 1, rows: 1 },
    stored: salt,
  },
  'i6-02-cp850.csv': {
    name: 'is read in the letters of DOS, which can be chosen',
    plan: articles,
    reading: { encoding: 'cp850' },
    stored: ['/articles', [{ name: 'Açúcar' }, { name: 'Pão' }]],
  },
  'i7-01-hidden-first.xlsx': {
    name: 'is read from its visible sheet, which is named',
    plan: articles,
    reading: { sheet: 'Artigos', sheets: ['Artigos'] },
    stored: plain('25.5'),
  },
  'i7-03-cover-first.xlsx': {
    name: 'is read from the sheet with the headings, and another can be chosen',
    plan: articles,
    reading: { sheet: 'Artigos', sheets: ['Capa', 'Artigos'] },
    stored: plain('25.5'),
  },
  'i9-01-replacement-sign.csv': {
    name: 'warns that letters were lost before',
    plan: { kind: 'clients' },
    reading: { damaged: { row: 2, value: 'Jo\uFFFDo Lda' } },
  },
};

function plain(salePrice: string): readonly [string, readonly Row[]] {
  return ['/articles', [{ code: 'A1', name: 'Sal', salePrice }]];
}

const send = (browser: Browser, path: string, plan: ImportPlan, content: Buffer) =>
  browser.form(`/imports/${path}`, { plan: JSON.stringify(plan) }, content);

async function tryCase(file: string, tried: ImportCase, content: Buffer): Promise<void> {
  const shop = await openShop();
  const { server, amelia } = shop;
  try {
    await signInAt(shop, '2026-03-10T08:00:00.000Z');
    await tried.given?.(amelia);
    const plan: ImportPlan = { fileName: file, ...tried.plan };
    const reading = (await send(amelia, 'read', plan, content)).body as ImportReading;
    expect(reading).toMatchObject(tried.reading ?? {});
    const check = (await send(amelia, 'check', plan, content)).body as ImportCheck;
    const refused = check.problems.map(({ row, column = -1, code }) => [
      ...[row, reading.columns[column]?.heading, code],
    ]);
    expect(refused).toEqual(tried.refused ?? []);
    const [path, rows] = tried.stored ?? [];
    if (path === undefined) return;
    expect((await send(amelia, 'FILE/commit', plan, content)).status).toBe(202);
    await importEnded(amelia, 'FILE');
    const stored = (await amelia.read(`${path}?sort=id:asc`)) as readonly Row[];
    expect(stored).toHaveLength(rows?.length ?? 0);
    for (const row of rows ?? []) expect(stored).toContainEqual(expect.objectContaining(row));
  } finally {
    await server.end();
  }
}

describe('a file as people have it', () => {
  for (const [file, tried] of Object.entries(cases)) {
    itOnCase(file, tried.name, (content) => tryCase(file, tried, content));
  }

  itOnCase('i5-04-workbook-part-last.xlsx', 'is read every time', async (content) => {
    const { server, amelia } = await openShop();
    const plan: ImportPlan = { kind: 'articles', fileName: 'i5-04' };
    for (let time = 0; time < 30; time += 1) {
      const answer = await send(amelia, 'read', plan, content);
      expect(answer.body).toMatchObject({ rows: 1, sheet: 'Artigos' });
    }
    await server.end();
  });

  itOnCase('i8-01-two-prices.csv', 'keeps which of two equal headings was meant', async (first) => {
    const { server, amelia } = await openShop();
    const fields = { 0: 'code', 1: 'name', 3: 'salePrice' };
    const plan: ImportPlan = { kind: 'articles', fileName: 'i8-01', fields };
    expect((await send(amelia, 'PRICES/commit', plan, first)).status).toBe(202);
    await importEnded(amelia, 'PRICES');
    const stored = (await amelia.read('/articles')) as readonly Row[];
    expect(stored).toMatchObject([{ salePrice: '20' }]);
    const more = Buffer.from('Código;Nome;Preço;Preço;Obs\r\nA2;Chá;11;22;x\r\n');
    const answer = await send(amelia, 'read', { ...plan, fields: {} }, more);
    expect(answer.body).toMatchObject({ mappings: [{ fits: false, fields }] });
    await server.end();
  });

  it('is tried, whichever is shared', () => {
    const tried = [...Object.keys(cases), 'i5-04-workbook-part-last.xlsx', 'i8-01-two-prices.csv'];
    const others = sharedCases().filter((file) => file.startsWith('i') && !tried.includes(file));
    // Read after the one before it.
    expect(others.filter((file) => file !== 'i8-02-two-prices-and-a-note.csv')).toEqual([]);
  });
});
