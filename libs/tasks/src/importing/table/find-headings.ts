import { tableLimits, textOf, widthOf, type TableRow } from './table.js';

/** The number of fields that a row would name as headings. */
export type NamedFields = (row: readonly string[]) => number;

/** The heading row of a sheet. */
export interface FoundHeadings {
  readonly headings: readonly string[];
  /** Of the row, as spreadsheets count. */
  readonly place: number;
  /** The index of the first row below. */
  readonly next: number;
  readonly named: number;
}

/**
 * The heading row: the chosen one, or the first unless a later one names more fields. Two-row
 * headings with merged upper cells count as one. Row 0 means no headings; columns are then named as
 * in spreadsheets.
 */
export function findHeadings(
  rows: readonly TableRow[],
  namedFields: NamedFields,
  chosen?: number,
): FoundHeadings | undefined {
  if (chosen === NO_HEADINGS) return lettered(rows);
  const candidates = rows
    .slice(0, tableLimits.headingRows)
    .map((_, at) => candidateAt(rows, at, namedFields));
  if (chosen !== undefined) {
    const at = rows.findIndex(({ place }) => place >= chosen);
    return at < 0 ? undefined : candidateAt(rows, at, namedFields);
  }
  let [best] = candidates;
  for (const candidate of candidates) {
    const filled = candidate.headings.filter((heading) => heading !== '').length;
    const isHeading = candidate.named >= 2 || candidate.named === filled;
    if (best && isHeading && candidate.named > best.named) best = candidate;
  }
  return best;
}

/** The choice for a file without headings. */
export const NO_HEADINGS = 0;

/** `A`, `B` and so on for every column. */
function lettered(rows: readonly TableRow[]): FoundHeadings | undefined {
  const columns = widthOf(rows);
  const headings = Array.from({ length: columns }, (_, at) => letterOf(at));
  return columns === 0 ? undefined : { headings, named: 0, place: NO_HEADINGS, next: 0 };
}

const letterOf = (column: number): string => {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${letterOf(Math.floor(column / 26) - 1)}${last}`;
};

/** The row as headings, by itself or combined with the row above, whichever names more fields. */
function candidateAt(
  rows: readonly TableRow[],
  at: number,
  namedFields: NamedFields,
): FoundHeadings {
  const row = rows[at];
  const own = row?.cells.map(textOf) ?? [];
  const alone = { headings: own, named: namedFields(own), place: row?.place ?? 1, next: at + 1 };
  const above = rows[at - 1];
  if (row === undefined || above?.place !== row.place - 1) return alone;
  const headings = under(above.cells.map(textOf), own);
  if (headings === undefined) return alone;
  const named = namedFields(headings);
  return named > alone.named ? { ...alone, headings, named } : alone;
}

/** Both rows combined; a merged cell extends over the blank ones to its right. */
function under(above: readonly string[], own: readonly string[]): readonly string[] | undefined {
  // A title is one cell.
  if (above.filter((text) => text !== '').length < 2) return undefined;
  let merged = '';
  return Array.from({ length: Math.max(above.length, own.length) }, (_, column) => {
    const [upper = '', lower = ''] = [above[column], own[column]];
    if (upper !== '') merged = upper;
    return lower === '' ? upper : `${merged} ${lower}`.trim();
  });
}
