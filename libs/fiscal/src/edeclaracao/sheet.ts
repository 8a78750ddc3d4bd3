import { deflateRawSync } from 'node:zlib';
import { formatMinor } from '@balcao/pricing';
import { escapeXml } from '../xml/escape.js';
import { declarationColumns, type DeclarationCell, type DeclarationRow } from './columns.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const relations = `${schemas}/officeDocument/2006/relationships`;
const packages = `${schemas}/package/2006`;
const office = 'application/vnd.openxmlformats-';
const sheetType = `${office}officedocument.spreadsheetml`;

/** Of `styles.xml`. */
const styles: Readonly<Record<DeclarationCell, number>> = {
  text: 0,
  number: 0,
  decimal: 0,
  money: 1,
  day: 2,
};
const headingStyle = 3;

const dayMs = 86_400_000;
/** Workbooks count days from the last one of 1899. */
const firstDay = Date.UTC(1899, 11, 30);

/** The sheet up to its first document: headings that stay in sight. */
export const sheetStart =
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>' +
  `</sheetViews><cols>${declarationColumns
    .map(({ heading }, at) => {
      const width = Math.max(12, heading.length + 2);
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('')}</cols><sheetData><row r="1">${declarationColumns
    .map(({ heading }, at) => textCell(`${columnName(at)}1`, heading, headingStyle))
    .join('')}</row>`;

/** Closes what the sheet's start opened, behind the last row. */
export const sheetEnd = '</sheetData></worksheet>';

/** A row of the sheet: numbers are numbers, days are dates, and no text is a formula. */
export function sheetRow(row: DeclarationRow): string {
  const place = row.line + 1;
  const cells = declarationColumns.map(({ field, kind }, at) =>
    cellOf(`${columnName(at)}${place}`, row[field], kind),
  );
  return `<row r="${place}">${cells.join('')}</row>`;
}

function cellOf(place: string, value: string | number | undefined, kind: DeclarationCell): string {
  if (value === undefined || value === '') return '';
  const number = numberOf(value, kind);
  if (number !== undefined) return `<c r="${place}" s="${styles[kind]}"><v>${number}</v></c>`;
  return textCell(place, `${value}`, 0);
}

/** `A` of 0, `AA` of 26. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

function numberOf(value: string | number, kind: DeclarationCell): string | number | undefined {
  if (kind === 'money') return typeof value === 'number' ? formatMinor(value) : undefined;
  if (kind === 'day') return (Date.parse(`${value}T00:00:00Z`) - firstDay) / dayMs;
  return kind === 'text' ? undefined : value;
}

function textCell(place: string, text: string, style: number): string {
  const content = `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`;
  return `<c r="${place}" s="${style}" t="inlineStr">${content}</c>`;
}

/** What two rows have in common is packed once; a row is measured after one that came before. */
const typicalRow = Buffer.from(
  sheetRow({
    line: 1,
    issuer: '400000000',
    month: '2026-01',
    id: 'FT 2026/1',
    type: 'Factura',
    series: '2026',
    number: '1',
    seriesNumber: '2026/1',
    state: 'Normal',
    origin: '',
    invoice: '',
    issuedOn: '2026-01-01',
    dueOn: '2026-01-31',
    clientNuit: '000000000',
    clientName: 'Consumidor Final',
    netMinor: 10_000,
    otherMinor: undefined,
    vatMinor: 1_600,
    exemption: '',
    withheldMinor: 0,
    discountMinor: 0,
    totalMinor: 11_600,
    receivedMinor: 0,
    rate: '16',
    rateVatMinor: 1_600,
    rateDiscountMinor: 0,
    rateNetMinor: 10_000,
    rateTotalMinor: 11_600,
    currency: 'MZN',
    exchangeRate: '1',
  }),
);

/** Rows are measured with a long number, regardless of the number they will get. */
const largeLine = 99_999;

/** Two rows are all that it looks at: what is kept for more takes longer than the packing. */
const measuring = { dictionary: typicalRow, windowBits: 12, memLevel: 1 };

/** The most bytes that a row takes in a workbook: by itself it packs worse than among others. */
export const packedBytes = (row: DeclarationRow): number =>
  deflateRawSync(sheetRow({ ...row, line: largeLine }), measuring).byteLength;

/** Bytes of everything of a workbook but its rows, at most. */
export const packageBytes = 8_000;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
const linked = (links: string) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${links}</Relationships>`;
const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="${sheetType}.${type}+xml"/>`;

/** The files of a workbook around its one sheet, `Faturas`, by their names in the archive. */
export const packageFiles: readonly (readonly [name: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ` +
      `ContentType="${office}package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}` +
      `${override('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
  ],
  ['_rels/.rels', linked(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
      '<sheet name="Faturas" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ],
  [
    'xl/_rels/workbook.xml.rels',
    linked(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('rId2', 'styles', 'styles.xml'),
    ),
  ],
  [
    'xl/styles.xml',
    `${declaration}<styleSheet xmlns="${main}"><numFmts count="1">` +
      '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
      '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
      '<fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
      '<cellXfs count="4"><xf/><xf numFmtId="2" applyNumberFormat="1"/>' +
      '<xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs>' +
      '</styleSheet>',
  ],
];
