import type { ExportColumn } from './export-columns.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Text in XML; what XML cannot carry is left out. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** `A` of 0, `AA` of 26. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/** A sheet up to its first row of values: headings that stay in sight. */
export function sheetStart(columns: readonly ExportColumn[]): string {
  const widths = columns
    .map(({ heading }, at) => {
      const width = Math.max(12, Math.min(40, heading.length + 4));
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
  const headings = columns
    .map(({ heading }, at) => {
      const text = `<is><t xml:space="preserve">${escapeXml(heading)}</t></is>`;
      return `<c r="${columnName(at)}1" s="4" t="inlineStr">${text}</c>`;
    })
    .join('');
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozen}` +
    `</sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${headings}</row>`
  );
}

/** A sheet of rows that are written already, with columns of so many characters. */
export function plainSheet(widths: readonly number[], rows: string): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return (
    `${declaration}<worksheet xmlns="${main}"><cols>${columns}</cols>` +
    `<sheetData>${rows}</sheetData></worksheet>`
  );
}

/** The rest of a sheet of so many columns and rows. */
export function sheetEnd(columns: number, rows: number): string {
  const filtered = `A1:${columnName(Math.max(0, columns - 1))}${rows}`;
  return `</sheetData><autoFilter ref="${filtered}"/></worksheet>`;
}

/** The files around the sheets. */
export function packageParts(sheets: number): readonly (readonly [name: string, xml: string])[] {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const sheetTypes = numbers.map((n) => override(`/xl/worksheets/sheet${n}.xml`, 'worksheet'));
  const names = numbers.map((n) => `<sheet name="${n}" sheetId="${n}" r:id="rId${n}"/>`);
  const links = numbers.map((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`));
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packages}/content-types">` +
        '<Default Extension="rels" ' +
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        override('/xl/workbook.xml', 'sheet.main') +
        `${override('/xl/styles.xml', 'styles')}${sheetTypes.join('')}</Types>`,
    ],
    ['_rels/.rels', linked(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}">` +
        `<sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      linked(`${links.join('')}${relation('rIdStyles', 'styles', 'styles.xml')}`),
    ],
    ['xl/styles.xml', stylesXml],
  ];
}

const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="${types}.${type}+xml"/>`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;

const linked = (links: string) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${links}</Relationships>`;

/** General, money, day, instant, heading, sum of money. */
const stylesXml =
  `${declaration}<styleSheet xmlns="${main}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">' +
  '<xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/>' +
  '<xf numFmtId="4" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>';
