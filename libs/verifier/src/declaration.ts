import type { PackFiles } from './pack.js';

/** One row of the monthly file. */
export interface DeclarationRow {
  /** From 1, within its file. */
  readonly line: number;
  /** By its headings. */
  readonly cells: ReadonlyMap<string, string>;
}

/** All rows of the declaration's parts, in the order of the files. */
export function declarationRows(files: PackFiles): readonly DeclarationRow[] {
  const names = [...files.keys()].filter((name) => /^fiscal\/.*\.csv$/.test(name)).sort();
  return names.flatMap((name) => rowsOf(new TextDecoder().decode(files.get(name))));
}

function rowsOf(content: string): readonly DeclarationRow[] {
  const [headings = [], ...rows] = cellsOf(content);
  return rows.map((row, line) => {
    const cells = new Map(headings.map((heading, at) => [heading, row[at] ?? '']));
    return { line: line + 1, cells };
  });
}

/** Semicolons between, quotes around what has one, line ends of Windows. */
function cellsOf(content: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const [, quoted, plain, end] of content.matchAll(
    /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n|$)/g,
  )) {
    const row = rows.at(-1) ?? [];
    if (rows.length === 0) rows.push(row);
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

/** `1234.50` in minor units; text that is no amount as it is, so that it fits nothing. */
export function minorOf(cell: string): number {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(cell) ?? [];
  if (whole === '') return Number.NaN;
  const amount = Number.parseInt(whole, 10) * 100 + Number.parseInt(cents.padEnd(2, '0'), 10);
  return sign === '-' ? -amount : amount;
}
