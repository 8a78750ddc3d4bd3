import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { exportColumns } from './export-columns.js';
import type { Writing } from './csv.js';
import type { SummedFields } from './list-sums.js';
import { xlsxOf } from './xlsx.js';

const writing: Writing = { language: 'pt', timeZone: 'Africa/Maputo' };

type Values = Readonly<Record<string, unknown>>;

const columns = exportColumns('pt', 'commercial/articles', [
  ...['code', 'name', 'salePrice', 'balanceMinor', 'issuedOn', 'savedAt', 'isArchived', 'kind'],
]);

const title = 'Artigos: preços';

async function workbookOf(
  rows: readonly Values[],
  options?: SummedFields & { rowsPerSheet?: number },
) {
  const pages = (async function* () {
    yield await Promise.resolve(rows.slice(0, 2));
    yield rows.slice(2);
  })();
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxOf(pages, columns, writing, { title, ...options }))
    chunks.push(chunk);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Buffer.concat(chunks) as unknown as ExcelJS.Buffer);
  return workbook;
}

const rice: Values = {
  code: '007',
  name: '=HYPERLINK("http://x")\u0001 <Arroz> & "extra"',
  salePrice: '1250.5',
  balanceMinor: -123456,
  issuedOn: '2026-03-02',
  savedAt: '2026-03-02T07:30:00.000Z',
  isArchived: false,
  kind: 'service',
};

describe('a list as an Excel workbook', () => {
  it('has its headings in the language of the caller', async () => {
    const sheet = (await workbookOf([])).worksheets[0];
    expect(sheet?.getRow(1).values).toEqual(
      expect.arrayContaining(['Código', 'Nome', 'Preço de venda']),
    );
  });

  it('holds numbers as numbers, days as dates, and text as text', async () => {
    const row = (await workbookOf([rice])).worksheets[0]?.getRow(2);
    expect([1, 2, 3, 4, 7, 8].map((at) => row?.getCell(at).value)).toEqual([
      '007',
      '=HYPERLINK("http://x") <Arroz> & "extra"',
      1250.5,
      -1234.56,
      'Não',
      'Serviço',
    ]);
    expect(row?.getCell(2).type).toBe(ExcelJS.ValueType.String);
    expect(row?.getCell(5).value).toEqual(new Date('2026-03-02T00:00:00.000Z'));
    expect(row?.getCell(6).value).toEqual(new Date('2026-03-02T09:30:00.000Z'));
  });

  it('goes on in another sheet where one is full', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => ({ code: `A${at}` }));
    const { worksheets } = await workbookOf(rows, { rowsPerSheet: 3 });
    const codes = worksheets.map((sheet) => sheet.getColumn(1).values.slice(2));
    expect(codes).toEqual([['A0', 'A1'], ['A2', 'A3'], ['A4']]);
  });

  it('names its sheets after the list, and shows headings and texts whole', async () => {
    const rows = Array.from({ length: 3 }, () => ({
      ...rice,
      name: 'Arroz Tio Lucas, saco de 25 kg',
    }));
    const { worksheets } = await workbookOf(rows, { rowsPerSheet: 3 });
    expect(worksheets.map(({ name }) => name)).toEqual(['Artigos- preços', 'Artigos- preços (2)']);
    const [sheet] = worksheets;
    expect(sheet?.getColumn(2).width).toBe('Arroz Tio Lucas, saco de 25 kg'.length + 2);
    expect(sheet?.getColumn(3).width).toBe('Preço de venda'.length + 4);
    expect(sheet?.getCell('E2').numFmt).toBe('dd/mm/yyyy');
    expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  });

  describe('with totals', () => {
    const sums = ['balanceMinor'];
    const owed = [10, 20, 12_345_678_901].map((balanceMinor) => ({ code: '007', balanceMinor }));

    it('has them below the rows as bold numbers, which no formula works out', async () => {
      const [sheet] = (await workbookOf(owed, { sums })).worksheets;
      const total = sheet?.getCell('D5');
      expect(total?.value).toBe(123_456_789.31);
      expect([total?.type, total?.font.bold]).toEqual([ExcelJS.ValueType.Number, true]);
      expect(total?.numFmt).toBe('#,##0.00');
      expect([sheet?.getCell('A5').value, sheet?.getCell('B5').value]).toEqual(['Total', null]);
      expect(sheet?.getCell('A5').font.bold).toBe(true);
    });

    it('leaves them out of what the headings filter and sort', async () => {
      const [sheet] = (await workbookOf(owed, { sums })).worksheets;
      expect([sheet?.autoFilter, sheet?.rowCount]).toEqual(['A1:H4', 5]);
    });

    it('adds up the rows that count', async () => {
      const counts = ({ balanceMinor }: Values) => balanceMinor !== 20;
      const [sheet] = (await workbookOf(owed.slice(0, 2), { sums, counts })).worksheets;
      expect(sheet?.getCell('D4').value).toBe(0.1);
    });

    it('has none of different currencies, nor of rows without amounts', async () => {
      const mixed = [
        { balanceMinor: 1, currency: 'MZN' },
        { balanceMinor: 1, currency: 'ZAR' },
      ];
      for (const rows of [mixed, [{ code: '007' }], []]) {
        const [sheet] = (await workbookOf(rows, { sums })).worksheets;
        expect(sheet?.rowCount).toBe(rows.length + 1);
      }
    });

    it('adds up what is in the company’s own currency, whatever its rows are in', async () => {
      const rows = ['MZN', 'ZAR'].map((currency) => ({ currency, balanceMinor: 150 }));
      const currencies = { own: 'MZN', inOwn: ['balanceMinor'], inRow: [] };
      const [sheet] = (await workbookOf(rows, { sums, currencies })).worksheets;
      expect(sheet?.getCell('D4').value).toBe(3);
    });

    it('begins another sheet for them where the last one is full', async () => {
      const { worksheets } = await workbookOf(owed, { sums, rowsPerSheet: 4 });
      expect(worksheets.map((sheet) => sheet.rowCount)).toEqual([4, 2]);
      expect(worksheets[1]?.getCell('D2').value).toBe(123_456_789.31);
    });
  });
});
