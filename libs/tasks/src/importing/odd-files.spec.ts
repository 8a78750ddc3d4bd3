import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import { readBankFile } from './statements/read-bank-file.js';
import { readTable } from './table/read-table.js';

const context = { account: { name: 'Conta' }, kept: [] };

/** Movements as day and cents, and what is said where any line cannot be read. */
async function read(rows: readonly string[], encoding: BufferEncoding = 'utf8') {
  const file = Buffer.from(rows.join('\n'), encoding);
  const { read: statement, problems } = await readBankFile(file, {}, context);
  try {
    problems.refuseIfAny();
  } catch (error) {
    return (error as { readonly problems?: readonly { code: string }[] }).problems?.map(
      ({ code }) => code,
    );
  }
  return statement.lines.map(({ on, amountMinor }) => `${on} ${amountMinor}`);
}

const sale = '2026-03-05 464000';
const fee = '2026-03-06 -4000';

describe('a statement as no bank should write it', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'with apostrophes between thousands',
      ['Data;Valor', "5/3/2026;4'640,00", '6/3/2026;-40,00'],
      [sale, fee],
    ],
    [
      'with thin blanks between thousands',
      ['Data;Valor', '5/3/2026;4\u202f640,00', '6/3/2026;-40,00'],
      [sale, fee],
    ],
    [
      'with the currency in front of the sign',
      ['Data;Valor', '5/3/2026;MZN +4.640,00', '6/3/2026;MZN -40,00'],
      [sale, fee],
    ],
    [
      'with the currency behind and a sign before',
      ['Data;Valor', '5/3/2026;+4.640,00 MT', '6/3/2026;-40,00 MT'],
      [sale, fee],
    ],
    [
      'with quotes around every cell and blanks inside',
      ['"Data";"Valor"', '" 5/3/2026 ";" 4.640,00 "', '" 6/3/2026 ";" -40,00 "'],
      [sale, fee],
    ],
    [
      'with days in the words of Portuguese',
      ['Data;Valor', '5 de Março de 2026;4.640,00', '6 de março de 2026;-40,00'],
      [sale, fee],
    ],
    [
      'with the weekday before the day',
      ['Data;Valor', 'qui, 05/03/2026;4.640,00', 'sex, 06/03/2026;-40,00'],
      [sale, fee],
    ],
    [
      'with short months and two digits',
      ['Data;Valor', '05-Mar-26;4.640,00', '06-Mar-26;-40,00'],
      [sale, fee],
    ],
    [
      'with words of its own for them',
      ['Data;Valor;Tipo', '5/3/2026;4.640,00;Depósito', '6/3/2026;40,00;Levantamento'],
      [sale, fee],
    ],
    [
      'with E and S for entries and outgoings',
      ['Data;Valor;E/S', '5/3/2026;4.640,00;E', '6/3/2026;40,00;S'],
      [sale, fee],
    ],
    [
      'with the headings again on each page',
      ['Data;Valor', '5/3/2026;4.640,00', 'Data;Valor', '6/3/2026;-40,00'],
      [sale, fee],
    ],
    [
      'with sums of each day',
      ['Data;Texto;Valor', '5/3/2026;x;4.640,00', ';Total do dia;4.640,00', '6/3/2026;y;-40,00'],
      [sale, fee],
    ],
    [
      'with a closing balance in its own words',
      ['Data;Texto;Valor', '5/3/2026;x;4.640,00', '6/3/2026;y;-40,00', ';Saldo final;4.600,00'],
      [sale, fee],
    ],
    [
      'with debits in brackets only',
      ['Data;Valor', '5/3/2026;4.640,00', '6/3/2026;(40,00)'],
      [sale, fee],
    ],
    [
      'with a dash where a column has nothing',
      ['Data;Débito;Crédito', '5/3/2026;-;4.640,00', '6/3/2026;40,00;-'],
      [sale, fee],
    ],
    [
      'with noughts where a column has nothing',
      ['Data;Débito;Crédito', '5/3/2026;0;4.640,00', '6/3/2026;40,00;0'],
      [sale, fee],
    ],
    [
      'with the day and the time in two columns',
      ['Data;Hora;Valor', '5/3/2026;10:41;4.640,00', '6/3/2026;08:00;-40,00'],
      [sale, fee],
    ],
    [
      'with a byte order mark and CR alone',
      ['\uFEFFData;Valor\r5/3/2026;4.640,00\r6/3/2026;-40,00\r'],
      [sale, fee],
    ],
    [
      'with amounts in the order of the other hand: 4,640.00',
      ['Date,Amount', '2026-03-05,"4,640.00"', '2026-03-06,-40.00'],
      [sale, fee],
    ],
    [
      'with a balance that has its side behind it',
      ['Data;Valor;Saldo', '5/3/2026;4.640,00;5.640,00 C', '6/3/2026;-40,00;5.600,00 C'],
      [sale, fee],
    ],
    [
      'with a line of underscores below the headings',
      ['Data;Valor', '_____;_____', '5/3/2026;4.640,00', '6/3/2026;-40,00'],
      [sale, fee],
    ],
    ['with cents only', ['Data;Valor', '5/3/2026;4640', '6/3/2026;-,40'], [sale, '2026-03-06 -40']],
  ])('is read all the same: %s', async (_, rows, expected) => {
    expect(await read(rows)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['no sign where others have one', ['Data;Valor;Sinal', '5/3/2026;4,00;', '6/3/2026;40,00;-']],
    ['an amount with two signs', ['Data;Valor', '5/3/2026;--40,00', '6/3/2026;1,00']],
    ['an amount in two currencies', ['Data;Valor', '5/3/2026;40,00 MZN 2 USD', '6/3/2026;1,00']],
    ['a formula', ['Data;Valor', '5/3/2026;=A1+B2', '6/3/2026;1,00']],
    ['both a debit and a credit', ['Data;Débito;Crédito', '5/3/2026;40,00;50,00', '6/3/2026;1;']],
    ['a day that is none', ['Data;Valor', '31/02/2026;40,00', '6/3/2026;1,00']],
    ['infinity', ['Data;Valor', '5/3/2026;Infinity', '6/3/2026;1,00']],
    ['an exponent', ['Data;Valor', '5/3/2026;4E+3', '6/3/2026;1,00']],
    ['more than money can say', ['Data;Valor', '5/3/2026;99999999999999999,00', '6/3/2026;1,00']],
  ])('is refused with %s', async (_, rows) => {
    const texts = await read(rows);
    expect(texts?.length).toBeGreaterThan(0);
    expect(texts?.every((code) => code.startsWith('treasury.'))).toBe(true);
  });
});

describe('a workbook as no program should write it', () => {
  const bookOf = async (write: (sheet: ExcelJS.Worksheet) => void): Promise<Uint8Array> => {
    const book = new ExcelJS.Workbook();
    write(book.addWorksheet('Artigos'));
    return new Uint8Array(await book.xlsx.writeBuffer());
  };
  const namedFields = (row: readonly string[]) =>
    row.filter((text) => ['Código', 'Nome', 'Preço'].includes(text)).length;

  it('has its text in pieces of other looks, links, and notes', async () => {
    const file = await bookOf((sheet) => {
      sheet.addRow(['Código', 'Nome', 'Preço']);
      const row = sheet.addRow(['A1', '', 25.5]);
      row.getCell(2).value = {
        richText: [{ text: 'Sal ' }, { font: { bold: true }, text: 'fino' }],
      };
      row.getCell(1).value = { text: 'A1', hyperlink: 'https://loja.co.mz/a1' };
      row.getCell(3).note = 'sem IVA';
    });
    const { rows } = await readTable(file, { namedFields });
    expect(rows).toEqual([{ place: 2, cells: ['A1', 'Sal fino', 25.5] }]);
  });

  it('has merged cells, filters, and frozen panes', async () => {
    const file = await bookOf((sheet) => {
      sheet.addRow(['Lista de preços']);
      sheet.mergeCells('A1:C1');
      sheet.addRow(['Código', 'Nome', 'Preço']);
      sheet.addRow(['A1', 'Sal', 25.5]);
      sheet.autoFilter = 'A2:C3';
      sheet.views = [{ state: 'frozen', ySplit: 2 }];
    });
    const table = await readTable(file, { namedFields });
    expect([table.headingRow, table.rows[0]?.cells]).toEqual([2, ['A1', 'Sal', 25.5]]);
  });

  it('has numbers in the looks of money, fractions and percentages of its own', async () => {
    const file = await bookOf((sheet) => {
      sheet.addRow(['Código', 'Nome', 'Preço']);
      const row = sheet.addRow(['A1', 'Sal', 1234.5]);
      row.getCell(3).numFmt = '#,##0.00 "MT";[Red]-#,##0.00 "MT"';
    });
    const { rows } = await readTable(file, { namedFields });
    expect(rows[0]?.cells[2]).toBe(1234.5);
  });
});

describe('a file of cells as programs of all kinds write it', () => {
  const packed = (parts: Readonly<Record<string, string>>) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

  it('keeps the noughts of texts that are written as formulas', async () => {
    const { rows } = await readTable(Buffer.from('Código;Nome\n="00123";"=""Sal fino"""'));
    expect(rows[0]?.cells).toEqual(['00123', 'Sal fino']);
  });

  it('may have its text with how it is spoken', async () => {
    const text = '<is><r><t>Sa</t></r><r><t>l</t></r><rPh sb="0" eb="1"><t>zu</t></rPh></is>';
    const row = (cell: string) => `<row><c t="inlineStr">${cell}</c></row>`;
    const rows = `${row('<is><t>Nome</t></is>')}${row(text)}`;
    const file = packed({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="/xl/s1.xml"/></Relationships>',
      'xl/s1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    });
    expect((await readTable(file)).rows[0]?.cells).toEqual(['Sal']);
  });

  it.each<[string, Uint8Array]>([
    ['a paper', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>')],
    ['a binary workbook', packed({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' })],
    ['another package', packed({ 'Index/Document.iwa': 'x' })],
  ])('is refused by its kind: %s', async (_what, file) => {
    await expect(readTable(file)).rejects.toMatchObject({ code: 'import.unreadable' });
  });

  it.each(['<!-- ', '<table ', '<![CDATA['])('may never end: %s', async (begin) => {
    const file = Buffer.from(`<table><tr><td>A</td></tr>${begin.repeat(200_000)}`);
    await expect(readTable(file)).rejects.toMatchObject({ code: 'import.noRows' });
  });
});
