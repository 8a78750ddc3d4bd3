import { describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { readTable } from './read-table.js';
import { PercentCell, UnreadCell } from './table.js';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Parts of a workbook with a sheet of these rows, in the order in which they are written. */
function partsOf(rows: string, { state = '', prefix = '' } = {}): Record<string, string> {
  const tag = prefix === '' ? '' : `${prefix}:`;
  const named = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  const shown = rows.replace(/<(\/?)(?=\w)/g, `<$1${tag}`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  return {
    '_rels/.rels': `<Relationships xmlns="${relations}">${relation('r1', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${relation('r1', 'worksheet', 'worksheets/hidden.xml')}${relation('r2', 'worksheet', 'worksheets/shown.xml')}${relation('r3', 'sharedStrings', 'sharedStrings.xml')}${relation('r4', 'styles', 'styles.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Listas" sheetId="1" state="${state || 'hidden'}" r:id="r1"/><sheet name="Artigos" sheetId="2" r:id="r2"/></sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>Código</t></si><si><r><t>Sal </t></r><r><t>fino</t></r><rPh><t>read aloud</t></rPh></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/worksheets/hidden.xml': `<worksheet xmlns="${main}"><sheetData><row><c><v>1</v></c></row><row><c><v>2</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/shown.xml': `<${tag}worksheet ${named}="${main}"><${tag}sheetData>${shown}</${tag}sheetData></${tag}worksheet>`,
  };
}

function zipped(parts: Record<string, string>): Uint8Array {
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, encoder.encode(text)])),
  );
}

const head = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><v>Nome</v></c></row>';
const article =
  '<row r="2"><c r="A2" t="inlineStr"><is><t>A1</t></is></c><c r="B2" t="s"><v>1</v></c></row>';
const expected = {
  headings: ['Código', 'Nome'],
  headingRow: 1,
  rows: [{ place: 2, cells: ['A1', 'Sal fino'] }],
  sheet: 'Artigos',
  sheets: ['Artigos'],
};

describe('a workbook of any program', () => {
  it('is read from its first visible sheet, with shared, rich and plain texts', async () => {
    expect(await readTable(zipped(partsOf(head + article)))).toEqual(expected);
  });

  it('may have its parts in any order, and their names in other letters', async () => {
    const parts = Object.entries(partsOf(head + article)).reverse();
    expect(await readTable(zipped(Object.fromEntries(parts)))).toEqual(expected);
    const named = parts.map(([name, text]): [string, string] => [
      name.replace('sharedStrings', 'SharedStrings').replace('shown.xml', 'Shown.XML'),
      text,
    ]);
    expect(await readTable(zipped(Object.fromEntries(named)))).toEqual(expected);
  });

  it('may write prefixes before every name, and leave addresses out', async () => {
    expect(await readTable(zipped(partsOf(head + article, { prefix: 'x' })))).toEqual(expected);
    const bare = (head + article).replace(/ r="\w+"/g, '');
    expect(await readTable(zipped(partsOf(bare)))).toEqual(expected);
  });

  it('names rows as the program does, where some are left out', async () => {
    const far = article.replace('row r="2"', 'row r="15"').replace(/(A|B)2/g, '$115');
    const { rows } = await readTable(zipped(partsOf(head + far)));
    expect(rows).toEqual([{ place: 15, cells: ['A1', 'Sal fino'] }]);
  });

  it('tells of rows that the sheet hides, and reads them', async () => {
    const table = await readTable(
      zipped(partsOf(head + article.replace('<row r="2"', '<row r="2" hidden="1"'))),
    );
    expect(table).toEqual({ ...expected, hiddenRows: 1 });
  });

  it('is read from the sheet that was chosen, or from the one that names most fields', async () => {
    const file = zipped(partsOf(head + article, { state: 'visible' }));
    const sheets = ['Listas', 'Artigos'];
    expect(await readTable(file)).toMatchObject({ sheet: 'Listas', sheets });
    const namedFields = (row: readonly string[]) => (row.includes('Código') ? 1 : 0);
    expect(await readTable(file, { namedFields })).toMatchObject({ sheet: 'Artigos', sheets });
    expect(await readTable(file, { sheet: 'Listas', namedFields })).toMatchObject({
      headings: ['1'],
      rows: [{ place: 2, cells: [2] }],
    });
    await expect(readTable(file, { sheet: 'Preços' })).rejects.toThrow('import.sheetNotFound');
  });

  it('has days, numbers, claims, texts, percentages and codes, and tells of formulas that failed', async () => {
    const cells =
      '<row r="2"><c r="A2" s="1"><v>46086</v></c><c r="B2"><v>12.5</v></c><c r="C2" t="b"><v>1</v></c>' +
      '<c r="D2" t="e"><v>#DIV/0!</v></c><c r="F2" t="str"><f>A2</f><v>a_x000D_b</v></c>' +
      '<c r="G2"><f>10*2</f></c><c r="H2" s="2"><v>0.16</v></c><c r="I2" s="3"><v>42</v></c></row>';
    const { rows } = await readTable(zipped(partsOf(head + cells)));
    const day = new Date('2026-03-05T00:00:00.000Z');
    expect(rows[0]?.cells).toEqual([
      ...[day, 12.5, true, new UnreadCell('import.errorCell', '#DIV/0!'), undefined, 'a\rb'],
      ...[new UnreadCell('import.neverCalculated', '=10*2'), new PercentCell(16), '00042'],
    ]);
  });

  it.each([
    ['a row that no sheet has', '<row r="1048577"><c><v>1</v></c></row>'],
    ['a column that no sheet has', '<row r="1"><c r="XFE1"><v>1</v></c></row>'],
    ['a tag that is left open', '<row r="1"><c><v>1</v></row>'],
    ['an entity that it does not know', '<row r="1"><c><v>&bomb;</v></c></row>'],
  ])('is refused for %s', async (_what, rows) => {
    await expect(readTable(zipped(partsOf(rows)))).rejects.toThrow('import.unreadable');
  });
});
