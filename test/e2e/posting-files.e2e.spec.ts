import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postingLayouts, type ReportTotals } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

const days = 'from=2026-01-01&to=2026-12-31';
const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Where a layout has its amounts and the number of an entry, and how it writes decimals. */
const columns = {
  csv: { separator: ',', entry: 'Entry', debit: 'Debit', credit: 'Credit', account: 'Account' },
  phc: { separator: ';', entry: 'DOCUM', debit: 'EDEB', credit: 'ECRE', account: 'CONTA' },
} as const;

/** The cells of a line; those in quotes may hold the separator. */
const cellsOf = (line: string, separator: string): readonly string[] =>
  [
    ...`${line}${separator}`.matchAll(
      new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)${separator}`, 'g'),
    ),
  ].map(([, cell = '']) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'));

describe('the posting files of a company', () => {
  let shop: Shop;
  let amelia: Browser;

  type Row = Readonly<Record<string, string>>;

  /** The file as another program reads it. */
  const read = async (layout: keyof typeof columns, asked = days): Promise<readonly Row[]> => {
    const { text } = await amelia.get(`/accounting/posting-file?layout=${layout}&${asked}`);
    const { separator } = columns[layout];
    const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    const headings = head.split(separator);
    return lines.map((line) => {
      const cells = cellsOf(line, separator);
      expect(cells).toHaveLength(headings.length);
      return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']));
    });
  };
  const minorIn = (cell = '') => Math.round(Number(cell.replace(',', '.')) * 100);
  const sumsOf = (layout: keyof typeof columns, rows: readonly Row[]) => ({
    debitMinor: rows.reduce((sum, row) => sum + minorIn(row[columns[layout].debit]), 0),
    creditMinor: rows.reduce((sum, row) => sum + minorIn(row[columns[layout].credit]), 0),
  });

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/documents/D2/issue', twoSacks);
    await amelia.done('/documents/FT_2026.2/cancel', { reason: 'Erro' });
    await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: twoSacks.clientId,
      rows: [{ methodId: 'method_cash', treasuryAccountId: 'account_cash', amountMinor: 100_050 }],
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 100_050 }],
    });
    await amelia.done('/accounting/chart', { preset: 'nirf' });
    const last = await amelia.done('/journal-entries', {
      id: 'OPENING',
      on: '2026-01-01',
      kind: 'opening',
      description: 'Saldos; iniciais',
      lines: [
        { accountId: 'PGC324', debitMinor: 900_000 },
        { accountId: 'PGC51', creditMinor: 900_000 },
      ],
    });
    await amelia.rows('/journal-entries', last);
  });
  afterAll(() => shop.server.end());

  it.each(postingLayouts)(
    'come to what the journal comes to, entry by entry: %s',
    async (layout) => {
      const rows = await read(layout);
      const { sums, count } = (await amelia.read('/reports/ledger_journal/totals')) as ReportTotals;
      expect(rows).toHaveLength(count);
      expect(sumsOf(layout, rows)).toEqual({
        debitMinor: sums['debitMinor'],
        creditMinor: sums['creditMinor'],
      });
      const entries = new Set(rows.map((row) => row[columns[layout].entry]));
      expect(entries.size).toBe(5);
      for (const entry of entries) {
        const of = rows.filter((row) => row[columns[layout].entry] === entry);
        const { debitMinor, creditMinor } = sumsOf(layout, of);
        expect([entry, debitMinor]).toEqual([entry, creditMinor]);
      }
      const clients = rows.filter((row) => row[columns[layout].account] === '411');
      expect(sumsOf(layout, clients)).toEqual({ debitMinor: 672_800, creditMinor: 436_450 });
    },
  );

  it('have the entries of their days only', async () => {
    const january = 'from=2026-01-01&to=2026-01-31';
    const rows = await read('phc', january);
    expect(rows).toEqual([
      expect.objectContaining({ DATA: '01/01/2026', MES: '0', CONTA: '324', EDEB: '9000,00' }),
      expect.objectContaining({ DATA: '01/01/2026', MES: '0', CONTA: '51', ECRE: '9000,00' }),
    ]);
    expect(await read('csv', 'from=2025-01-01&to=2025-12-31')).toEqual([]);
    const { sums } = (await amelia.read(
      `/reports/ledger_journal/totals?${query({ on: { $gte: '2026-01-01', $lte: '2026-01-31' } })}`,
    )) as ReportTotals;
    expect(sumsOf('phc', rows).debitMinor).toBe(sums['debitMinor']);
  });

  it('keep the columns that PHC CS asks for within their lengths', async () => {
    for (const row of await read('phc')) {
      expect(row['ADOC']).toMatch(/^.{1,10}$/);
      expect(row['CONTA']).toMatch(/^\d{1,15}$/);
      expect(row['DINO']).toMatch(/^[1-7]$/);
      expect(row['DATA']).toBe(
        `${row['DIA']?.padStart(2, '0')}/${row['MES']?.replace(/^0$/, '1').padStart(2, '0')}/2026`,
      );
    }
  });

  it('are refused without layout or days, and to whom the accounts are closed', async () => {
    const wrong = amelia.get('/accounting/posting-file?layout=sap&from=2026-01-01&to=2026-01-31');
    expect(await refusal(wrong)).toMatchObject({ status: 422, code: 'request.invalidFilter' });
    const open = amelia.get('/accounting/posting-file?layout=csv&from=2026-01-01');
    expect(await refusal(open)).toMatchObject({ errors: [{ path: 'filter.to' }] });
    const celso = await joined(shop, 'celso', { role: 'cashier' });
    const closed = celso.get(`/accounting/posting-file?layout=csv&${days}`);
    expect(await refusal(closed)).toMatchObject({ status: 403 });
  });
});
