import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { zipSync } from 'fflate';
import { readTable } from './read-table.js';
import { tableLimits, UnreadCell } from './table.js';

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
      headingRow: 1,
      rows: [{ place: 2, cells: ['A1', 'Sal; fino'] }],
      separator,
    });
  });

  it('may be in the encoding of Windows', async () => {
    const { headings } = await readTable(Buffer.from('C\xf3digo;Pre\xe7o\nA;1\n', 'latin1'));
    expect(headings).toEqual(['Código', 'Preço']);
  });

  it('may be in the encoding of DOS, and is read in the one that was chosen', async () => {
    const file = Buffer.from('C\xa2digo;Nome\nA1;A\x87\xa3car\n', 'latin1');
    const read = await readTable(file);
    expect(read).toMatchObject({ headings: ['Código', 'Nome'], encoding: 'cp850' });
    expect(read.rows[0]?.cells).toEqual(['A1', 'Açúcar']);
    const chosen = await readTable(file, { encoding: 'windows-1252' });
    expect(chosen.headings).toEqual(['C¢digo', 'Nome']);
  });

  it('may be in the encoding of old Macs', async () => {
    const file = Buffer.from('C\x97digo;Nome\nA1;A\x8d\x9ccar\nA2;Jo\x8bo\n', 'latin1');
    const { headings, rows, encoding } = await readTable(file);
    expect([headings[0], rows[0]?.cells[1], rows[1]?.cells[1], encoding]).toEqual([
      'Código',
      'Açúcar',
      'João',
      'macintosh',
    ]);
  });

  it.each(['utf16le', 'utf-8'] as const)(
    'may be Unicode with its mark or without: %s',
    async (as) => {
      for (const mark of ['\uFEFF', '']) {
        const { headings, rows } = await readTable(Buffer.from(`${mark}Codigo;Nome\nA1;Chá\n`, as));
        expect([headings, rows[0]?.cells]).toEqual([
          ['Codigo', 'Nome'],
          ['A1', 'Chá'],
        ]);
      }
    },
  );

  it('may name its separator in a line of its own, which is no row', async () => {
    expect(await readTable(bytes('\uFEFFsep=;\r\nA;B\r\n1,5;2\r\n'))).toEqual({
      headings: ['A', 'B'],
      headingRow: 1,
      rows: [{ place: 2, cells: ['1,5', '2'] }],
      separator: ';',
    });
  });

  it('is separated by what its lines have equally often', async () => {
    const text = 'Extracto, de Março, da conta\nData;Texto;Valor\n1;a, b, c;2,5\n2;d, e;3,5\n';
    expect(await readTable(bytes(text))).toMatchObject({ separator: ';' });
  });

  it('has its headings where they name most fields, or where a person says', async () => {
    const names = new Set(['Código', 'Nome', 'Preço Venda', 'Preço Compra']);
    const namedFields = (row: readonly string[]) => row.filter((name) => names.has(name)).length;
    const titled = bytes('LOJA;;\nTabela;de preços;\n;;\nCódigo;Nome;Preço Venda\nA1;Sal;25\n');
    const found = await readTable(titled, { namedFields });
    expect(found).toMatchObject({
      headingRow: 4,
      rows: [{ place: 5, cells: ['A1', 'Sal', '25'] }],
    });
    const chosen = await readTable(titled, { namedFields, headingRow: 2 });
    expect(chosen).toMatchObject({ headings: ['Tabela', 'de preços', ''], headingRow: 2 });
    const merged = bytes('Código;Nome;Preço;\n;;Compra;Venda\nA1;Sal;20;25\n');
    expect((await readTable(merged, { namedFields })).headings).toEqual([
      ...['Código', 'Nome', 'Preço Compra', 'Preço Venda'],
    ]);
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
      [
        '008',
        undefined,
        undefined,
        new UnreadCell('import.neverCalculated', '=WEBSERVICE("http://x")'),
      ],
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

  it('is refused broken, or packed to burst', async () => {
    const broken = (await workbook([['A'], ['1']])).slice(0, 900);
    await expect(readTable(broken)).rejects.toThrow(/^import\./);
    const bomb = zipSync({ 'xl/sharedStrings.xml': new Uint8Array(2_000_000) });
    const limits = { unpackedBytes: 1_048_576 };
    await expect(readTable(bomb, limits)).rejects.toThrow('import.tooLarge');
  });
});
