import { escapeXml } from '@balcao/fiscal';
import type { Language } from '@balcao/messages';
import type { ColumnKind, ExportColumn } from './export-columns.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** `A` of 0, `AA` of 26. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/** Kinds whose values stand at the right, and so do their headings. */
const figures: ReadonlySet<ColumnKind> = new Set(['number', 'decimal', 'money']);

/** On paper all columns are on one page, and the rows on as many as they take. */
const fitted = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const landscape = '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>';
const upright = '<pageSetup paperSize="9" orientation="portrait" fitToHeight="0"/>';

/** A sheet up to its first row of values: headings that stay in sight, over columns so wide. */
export function sheetStart(columns: readonly ExportColumn[], inCharacters: readonly number[]) {
  const widths = columnWidths(inCharacters);
  const headings = columns
    .map(({ heading, kind }, at) => {
      const style = figures.has(kind) ? 6 : 4;
      const text = `<is><t xml:space="preserve">${escapeXml(heading)}</t></is>`;
      return `<c r="${columnName(at)}1" s="${style}" t="inlineStr">${text}</c>`;
    })
    .join('');
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return (
    `${declaration}<worksheet xmlns="${main}">${fitted}<sheetViews><sheetView workbookViewId="0">${frozen}` +
    `</sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${headings}</row>`
  );
}

/** A sheet of rows that are written already, with columns of so many characters. */
export function plainSheet(widths: readonly number[], rows: string): string {
  return (
    `${declaration}<worksheet xmlns="${main}">${fitted}<cols>${columnWidths(widths)}</cols>` +
    `<sheetData>${rows}</sheetData>${upright}</worksheet>`
  );
}

const columnWidths = (widths: readonly number[]): string =>
  widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');

/** Characters of a sheet's name. */
const sheetNameMax = 31;

/** What a sheet may be called: some signs may not be in it, and it is short. */
const sheetName = (title: string, at: number): string => {
  const name = title.replace(/[\\/?*[\]:]/g, '-').replace(/^'|'$/g, '');
  const more = at === 0 ? '' : ` (${at + 1})`;
  return `${name.slice(0, sheetNameMax - more.length).trim() || '1'}${more}`;
};

/** The names of sheets, none of which there is twice. */
function sheetNames(titles: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return titles.map((title) => {
    const at = used.get(title) ?? 0;
    used.set(title, at + 1);
    return sheetName(title, at);
  });
}

/** The rest of a sheet of so many columns and rows. */
export function sheetEnd(columns: number, rows: number): string {
  const filtered = `A1:${columnName(Math.max(0, columns - 1))}${rows}`;
  return `</sheetData><autoFilter ref="${filtered}"/>${landscape}</worksheet>`;
}

/** The files around the sheets, which are called so; days are written as in the language. */
export function packageParts(
  titles: readonly string[],
  language: Language,
): readonly (readonly [name: string, xml: string])[] {
  const numbers = titles.map((_, at) => at + 1);
  const sheetTypes = numbers.map((n) => override(`/xl/worksheets/sheet${n}.xml`, 'worksheet'));
  const names = sheetNames(titles).map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
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
    ['xl/styles.xml', stylesXml(dayFormats[language])],
  ];
}

const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="${types}.${type}+xml"/>`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;

const linked = (links: string) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${links}</Relationships>`;

/** Days as screens show them. */
const dayFormats = { en: 'yyyy\\-mm\\-dd', pt: 'dd\\/mm\\/yyyy' } as const;

/** Days are aligned left, or they would touch the text next to them. */
const atLeft = '<alignment horizontal="left"/>';

/** General, money, day, instant, heading, sum of money, heading of figures. */
const stylesXml = (day: string) =>
  `${declaration}<styleSheet xmlns="${main}">` +
  `<numFmts count="2"><numFmt numFmtId="164" formatCode="${day}"/>` +
  `<numFmt numFmtId="165" formatCode="${day}\\ hh:mm:ss"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7">' +
  '<xf/><xf numFmtId="4" applyNumberFormat="1"/>' +
  `<xf numFmtId="164" applyNumberFormat="1" applyAlignment="1">${atLeft}</xf>` +
  `<xf numFmtId="165" applyNumberFormat="1" applyAlignment="1">${atLeft}</xf>` +
  '<xf fontId="1" applyFont="1"/>' +
  '<xf numFmtId="4" fontId="1" applyNumberFormat="1" applyFont="1"/>' +
  '<xf fontId="1" applyFont="1" applyAlignment="1"><alignment horizontal="right"/></xf>' +
  '</cellXfs></styleSheet>';
