// cspell:ignore calcext
import { describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { readTable } from './read-table.js';
import { PercentCell, UnreadCell } from './table.js';

const names =
  'xmlns:office="urn:office" xmlns:table="urn:table" xmlns:text="urn:text" xmlns:style="urn:style" xmlns:calcext="urn:calcext"';

const sheet = (name: string, rows: string, style = 'shown') =>
  `<table:table table:name="${name}" table:style-name="${style}">${rows}</table:table>`;
const row = (cells: string, attributes = '') =>
  `<table:table-row${attributes}>${cells}</table:table-row>`;
const text = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;

function ods(...sheets: readonly string[]): Uint8Array {
  const hidden =
    '<style:style style:name="hidden"><style:table-properties table:display="false"/></style:style>';
  const content = `<office:document-content ${names}>${hidden}${sheets.join('')}</office:document-content>`;
  return zipSync({ 'content.xml': new TextEncoder().encode(content) });
}

const head = row(text('Código') + text('Nome'));

describe('a spreadsheet of LibreOffice', () => {
  it('is read from its first visible sheet, with the numbers of its rows', async () => {
    const empty = row(
      '<table:table-cell table:number-columns-repeated="1024"/>',
      ' table:number-rows-repeated="3"',
    );
    const file = ods(
      sheet('Listas', head + head, 'hidden'),
      sheet(
        'Artigos',
        head + empty + row(text('A1') + text('Sal <text:s text:c="2"/>fino')) + empty,
      ),
    );
    expect(await readTable(file)).toEqual({
      headings: ['Código', 'Nome'],
      headingRow: 1,
      rows: [{ place: 5, cells: ['A1', 'Sal   fino'] }],
      sheet: 'Artigos',
      sheets: ['Artigos'],
    });
  });

  it('has numbers, days, percentages and claims, and tells of formulas that failed', async () => {
    const cell = (attributes: string, shown = '') =>
      `<table:table-cell ${attributes}>${shown === '' ? '' : `<text:p>${shown}</text:p>`}</table:table-cell>`;
    const cells = [
      cell(
        'office:value-type="float" office:value="12.5" table:number-columns-repeated="2"',
        '12,5',
      ),
      cell('office:value-type="date" office:date-value="2026-03-05"', '05/03/26'),
      cell('office:value-type="percentage" office:value="0.16"', '16%'),
      cell('office:value-type="boolean" office:boolean-value="true"', 'VERDADEIRO'),
      cell(
        'table:formula="of:=1/0" office:value-type="string" calcext:value-type="error"',
        '#DIV/0!',
      ),
      cell('table:formula="of:=[.A1]*2"'),
    ].join('');
    const { rows } = await readTable(
      ods(sheet('Artigos', head + row(cells, ' table:visibility="filter"'))),
    );
    expect(rows[0]?.cells).toEqual([
      ...[12.5, 12.5, new Date('2026-03-05T00:00:00.000Z'), new PercentCell(16), true],
      new UnreadCell('import.errorCell', '#DIV/0!'),
      new UnreadCell('import.neverCalculated', 'of:=[.A1]*2'),
    ]);
  });
});
