import { escapeXml } from './escape.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const relations = `${schemas}/officeDocument/2006/relationships`;
const packages = `${schemas}/package/2006`;
const office = 'application/vnd.openxmlformats-';

/** The beginning of every sheet. */
export const worksheet = `${declaration}<worksheet xmlns="${main}">`;

/** Keeps the first row of a sheet in sight. */
export const frozenHeadings =
  '<sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
  '</sheetView></sheetViews>';

/** Columns that are so many characters wide. */
export const columnWidths = (widths: readonly number[]): string =>
  `<cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols>`;

/** `A` of 0, `AA` of 26. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/** A cell with a text in it, which no program evaluates: it is never a formula. */
export const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr">` +
  `<is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** A cell with a number; `place` is `B7`, `style` the place of its format in the style sheet. */
export const numberCell = (place: string, number: string | number, style: number): string =>
  `<c r="${place}" s="${style}"><v>${number}</v></c>`;

const dayMs = 86_400_000;
/** Workbooks count days from the last but one of 1899. */
const firstDay = Date.UTC(1899, 11, 30);

/** The number of a day or of an instant in UTC, both as ISO 8601 has them; undefined of others. */
export function dayNumber(iso: string): number | undefined {
  const ms = Date.parse(iso);
  return Number.isNaN(ms) ? undefined : (ms - firstDay) / dayMs;
}

/** How cells look: formats of numbers, from 164 on, and looks by the number of a cell's style. */
export interface WorkbookStyles {
  readonly formats: readonly string[];
  /** `xf` elements; font 1 is bold. */
  readonly looks: readonly string[];
}

/** The files of a workbook around its sheets, by their names in the archive. */
export function workbookFiles(
  sheets: readonly string[],
  styles: WorkbookStyles,
): readonly (readonly [name: string, xml: string])[] {
  const numbers = sheets.map((_, at) => at + 1);
  const types = numbers.map((n) => override(`/xl/worksheets/sheet${n}.xml`, 'worksheet'));
  const names = sheets.map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const links = numbers.map((n) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`));
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ` +
        `ContentType="${office}package.relationships+xml"/>` +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}` +
        `${types.join('')}</Types>`,
    ],
    ['_rels/.rels', linked(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}">` +
        `<sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      linked(`${links.join('')}${relation(sheets.length + 1, 'styles', 'styles.xml')}`),
    ],
    ['xl/styles.xml', stylesXml(styles)],
  ];
}

const override = (part: string, type: string) =>
  `<Override PartName="${part}" ` +
  `ContentType="${office}officedocument.spreadsheetml.${type}+xml"/>`;

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;

const linked = (links: string) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${links}</Relationships>`;

function stylesXml({ formats, looks }: WorkbookStyles): string {
  const numbered = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`,
  );
  return (
    `${declaration}<styleSheet xmlns="${main}">` +
    `<numFmts count="${formats.length}">${numbered.join('')}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`
  );
}
