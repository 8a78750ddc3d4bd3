import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { zipSync } from 'fflate';
import { readTable } from './read-table.js';
import { tableLimits } from './table.js';

const bytes = (text: string) => new TextEncoder().encode(text);

async function workbook(rows: readonly (readonly unknown[])[]): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Empty');
  const sheet = book.addWorksheet('Artigos');
  for (const row of rows) sheet.addRow([...row]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

describe('a CSV file', () => {
  it.each([
    [
      'semicolons, as Excel writes them in Portuguese',
      '\uFEFFCódigo;Nome\r\nA1;"Sal; fino"\r\n',
      ';',
    ],
    ['commas', 'Código,Nome\nA1,"Sal; fino"\n', ','],
    ['tabs', 'Código\tNome\nA1\tSal; fino', '\t'],
  ])('may be separated by %s', async (_what, text, separator) => {
    expect(await readTable(bytes(text))).toEqual({
      headings: ['Código', 'Nome'],
      rows: [{ place: 2, cells: ['A1', 'Sal; fino'] }],
      separator,
    });
  });

  it('may be in the encoding of Windows', async () => {
    const { headings } = await readTable(Buffer.from('C\xf3digo;Pre\xe7o\nA;1\n', 'latin1'));
    expect(headings).toEqual(['Código', 'Preço']);
  });

  it('has no sign of ours that kept a text from being a formula', async () => {
    const { rows } = await readTable(bytes("Telefone;Nome\n'+258841234567;'Alfa\n"));
    expect(rows[0]?.cells).toEqual(['+258841234567', "'Alfa"]);
  });

  it('leaves out empty lines and counts them', async () => {
    const { rows } = await readTable(bytes('A;B\n;\n\n1;2\n;;\n3;4'));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(rows[0]?.place).toBe(4);
  });

  it('is refused where it is too large, empty, or no text at all', async () => {
    const lines = `A\n${'1\n'.repeat(tableLimits.rows + 1)}`;
    await expect(readTable(bytes(lines))).rejects.toThrow('import.tooManyRows');
    await expect(readTable(bytes('A;B\n'))).rejects.toThrow('import.noRows');
    await expect(readTable(bytes(`${';'.repeat(100)}B\n1`))).rejects.toThrow(
      'import.tooManyColumns',
    );
    await expect(readTable(new Uint8Array([1, 0, 2]))).rejects.toThrow('import.unreadable');
    await expect(readTable(new Uint8Array(tableLimits.fileBytes + 1))).rejects.toThrow(
      'import.tooLarge',
    );
  });
});

describe('an Excel workbook', () => {
  it('is read from its first sheet with anything on it, and no formula is worked out', async () => {
    const day = new Date('2026-03-02T00:00:00.000Z');
    const file = await workbook([
      ['Código', 'Preço', 'Dia', 'Soma'],
      ['007', 1250.5, day, { formula: 'B2*2', result: 2501 }],
      ['008', null, null, { formula: 'WEBSERVICE("http://x")' }],
    ]);
    const { headings, rows } = await readTable(file);
    expect(headings).toEqual(['Código', 'Preço', 'Dia', 'Soma']);
    expect(rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
      ['007', 1250.5, day, 2501],
      ['008', undefined, undefined, undefined],
    ]);
  });

  it('is read without the totals that its list was written with', async () => {
    const head = ['Código', 'Nome', 'Saldo'];
    const own = ['C1', 'Total', 12.5];
    const ended = await readTable(await workbook([head, own, ['Total', '', 12.5]]));
    expect(ended.rows.map(({ cells }) => cells)).toEqual([own]);
    const named = ['Total', 'Total, Lda', 12.5];
    const kept = await readTable(await workbook([head, own, named]));
    expect(kept.rows.map(({ cells }) => cells)).toEqual([own, named]);
  });

  it('is refused in the old format, broken, or packed to burst', async () => {
    await expect(readTable(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toThrow(
      'import.oldWorkbook',
    );
    const broken = (await workbook([['A'], ['1']])).slice(0, 900);
    await expect(readTable(broken)).rejects.toThrow(/^import\./);
    const bomb = zipSync({ 'xl/sharedStrings.xml': new Uint8Array(2_000_000) });
    const limits = { unpackedBytes: 1_048_576 };
    await expect(readTable(bomb, limits)).rejects.toThrow('import.tooLarge');
  });
});
