import {
  columnName,
  columnWidths,
  frozenHeadings,
  textCell,
  workbookFiles,
  worksheet,
} from '@balcao/fiscal';
import type { Language } from '@balcao/messages';
import type { ColumnKind, ExportColumn } from './export-columns.js';

/** Kinds whose values stand at the right, and so do their headings. */
const figures: ReadonlySet<ColumnKind> = new Set(['number', 'decimal', 'money']);

/** On paper all columns are on one page, and the rows on as many as they take. */
const fitted = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const landscape = '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>';
const upright = '<pageSetup paperSize="9" orientation="portrait" fitToHeight="0"/>';

/** A sheet up to its first row of values: headings that stay in sight, over columns so wide. */
export function sheetStart(columns: readonly ExportColumn[], inCharacters: readonly number[]) {
  const headings = columns.map(({ heading, kind }, at) =>
    textCell(`${columnName(at)}1`, heading, figures.has(kind) ? 6 : 4),
  );
  return (
    `${worksheet}${fitted}${frozenHeadings}${columnWidths(inCharacters)}` +
    `<sheetData><row r="1">${headings.join('')}</row>`
  );
}

/** A sheet of rows that are written already, with columns of so many characters. */
export function plainSheet(widths: readonly number[], rows: string): string {
  return (
    `${worksheet}${fitted}${columnWidths(widths)}` +
    `<sheetData>${rows}</sheetData>${upright}</worksheet>`
  );
}

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
export const packageParts = (titles: readonly string[], language: Language) =>
  workbookFiles(sheetNames(titles), {
    formats: [dayFormats[language], `${dayFormats[language]}\\ hh:mm:ss`],
    looks,
  });

/** Days as screens show them. */
const dayFormats = { en: 'yyyy\\-mm\\-dd', pt: 'dd\\/mm\\/yyyy' } as const;

/** Days are aligned left, or they would touch the text next to them. */
const atLeft = '<alignment horizontal="left"/>';

/** General, money, day, instant, heading, sum of money, heading of figures. */
const looks = [
  '<xf/>',
  '<xf numFmtId="4" applyNumberFormat="1"/>',
  `<xf numFmtId="164" applyNumberFormat="1" applyAlignment="1">${atLeft}</xf>`,
  `<xf numFmtId="165" applyNumberFormat="1" applyAlignment="1">${atLeft}</xf>`,
  '<xf fontId="1" applyFont="1"/>',
  '<xf numFmtId="4" fontId="1" applyNumberFormat="1" applyFont="1"/>',
  '<xf fontId="1" applyFont="1" applyAlignment="1"><alignment horizontal="right"/></xf>',
];
