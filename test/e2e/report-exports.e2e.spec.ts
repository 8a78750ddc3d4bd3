import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reports, type Report, type ReportColumnKind } from '@balcao/contracts';
import ExcelJS from 'exceljs';
import { itUnless } from '../left-out.js';
import { fileOf } from './support/files.js';
import { noPdfReader, textOf } from './support/pdf-text.js';
import { openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

/** What a report cannot be without. */
const needed: Readonly<Record<string, string>> = {
  treasury_statement: 'account_cash',
  ledger_account: '411',
  stock_card: rice.id,
};

const narrowed = ({ name, needs, day }: Report, isEmpty: boolean): string => {
  const range = { $gte: '2019-01-01', $lte: '2019-01-31' };
  return JSON.stringify({
    ...(needs !== undefined && { [needs]: needed[name] }),
    ...(isEmpty && day !== undefined && { [day]: range }),
  });
};

/** What a cell of the kind is in a workbook, where there is something in it. */
const isRight: Readonly<Record<ReportColumnKind, (value: unknown) => boolean>> = {
  money: (value) => typeof value === 'number',
  quantity: (value) => typeof value === 'number',
  rate: (value) => typeof value === 'number' || typeof value === 'string',
  day: (value) => value instanceof Date && value.toISOString().endsWith('T00:00:00.000Z'),
  instant: (value) => value instanceof Date,
  text: (value) => typeof value === 'string' || typeof value === 'number',
  state: (value) => typeof value === 'string',
  word: (value) => typeof value === 'string',
};

/** The same in a CSV file, as the Excel of Portugal and Mozambique reads it. */
const written: Readonly<Record<ReportColumnKind, RegExp>> = {
  money: /^-?\d+,\d{2}$/,
  quantity: /^-?\d+(,\d+)?$/,
  rate: /^(?:\d+(?:[.,]\d+)?|\D*)$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  instant: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  text: /^/,
  state: /^\D+$/,
  word: /^\D+$/,
};

describe('the file of a report', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    amelia.language = 'pt';
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/documents/D2/issue', twoSacks);
    await amelia.done('/documents/FT_2026.2/cancel', { reason: 'Erro' });
    const cash = { methodId: 'method_cash', treasuryAccountId: 'account_cash' };
    const last = await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: twoSacks.clientId,
      rows: [{ ...cash, amountMinor: 100_050 }],
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 100_050 }],
    });
    await amelia.rows('/documents', last);
  });
  afterAll(() => shop.server.end());

  const asked = (report: Report, format: string, isEmpty = false) =>
    shop.amelia.get(
      `/reports/${report.name}?format=${format}&timeZone=Africa/Maputo&filter=${encodeURIComponent(narrowed(report, isEmpty))}`,
    );

  const linesOf = async (report: Report, isEmpty = false): Promise<readonly string[]> => {
    const text = Buffer.from(await fileOf(asked(report, 'csv', isEmpty))).toString();
    expect(text.startsWith('\uFEFF')).toBe(true);
    return text.slice(1).trimEnd().split('\r\n');
  };

  const sheetOf = async (report: Report, isEmpty = false): Promise<ExcelJS.Worksheet> => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await fileOf(asked(report, 'xlsx', isEmpty))) as never);
    const [sheet] = workbook.worksheets;
    if (sheet === undefined) throw new Error('the workbook has no sheet');
    return sheet;
  };

  it.each(reports)('$name has numbers, days and texts in their own cells', async (report) => {
    const sheet = await sheetOf(report);
    sheet.eachRow((row, number) => {
      const isTotal = row.getCell(1).value === 'Total';
      if (number === 1 || isTotal) return;
      report.columns.forEach(({ field, kind }, at) => {
        const { value } = row.getCell(at + 1);
        const isBlank = value === null || value === '';
        expect([field, value, isBlank || isRight[kind](value)]).toEqual([field, value, true]);
      });
    });
    const [, ...lines] = await linesOf(report);
    for (const line of lines) {
      // No text of these has a separator in it.
      for (const [at, value] of line.split(';').entries()) {
        const kind = report.columns[at]?.kind ?? 'text';
        if (value !== '') expect(value).toMatch(written[kind]);
      }
    }
  });

  it.each(reports.filter(({ day }: Report) => day !== undefined))(
    '$name of an empty period is its headings, and what is carried to a statement',
    async (report: Report) => {
      const carried = report.needs === undefined ? 0 : 1;
      const [headings, ...others] = await linesOf(report, true);
      expect(headings?.split(';')).toHaveLength(report.columns.length);
      expect(others).toHaveLength(carried);
      // A workbook adds up what it has; the balance of an account is no sum.
      const isSummed = carried > 0 && report.name !== 'ledger_account';
      expect((await sheetOf(report, true)).rowCount).toBe(1 + carried + (isSummed ? 1 : 0));
    },
  );

  itUnless(
    noPdfReader,
    'on paper says how many rows it has, one as one, and that there are none',
    async () => {
      const { amelia } = shop;
      const noteOf = async (path: string): Promise<string | undefined> => {
        const text = await textOf(await fileOf(amelia.get(path)));
        return /^ *([^,\n]+), (?:impresso|printed)/m.exec(text)?.[1];
      };
      const none = encodeURIComponent('{"issuedOn":{"$gte":"2019-01-01","$lte":"2019-01-31"}}');
      // One of two documents was cancelled.
      expect(await noteOf('/reports/documents?format=pdf')).toBe('1 linha');
      expect(await noteOf('/documents?format=pdf')).toBe('2 linhas');
      expect(await noteOf(`/reports/documents?format=pdf&filter=${none}`)).toBe('Sem resultados');
      amelia.language = 'en';
      expect(await noteOf('/reports/documents?format=pdf')).toBe('1 row');
      expect(await noteOf('/documents?format=pdf')).toBe('2 rows');
      const nothing = await noteOf(`/reports/documents?format=pdf&filter=${none}`);
      expect(nothing).toBe('No results');
      amelia.language = 'pt';
    },
  );

  itUnless(noPdfReader, 'on paper writes the days of its period as all others', async () => {
    const { amelia } = shop;
    for (const days of ['2026-01-01 – 2026-01-31', '01/01/2026 – 31/01/2026']) {
      const about = encodeURIComponent(days);
      const file = await fileOf(amelia.get(`/reports/documents?format=pdf&about=${about}`));
      expect(await textOf(file)).toContain('01-01-2026 – 31-01-2026');
    }
  });
});
