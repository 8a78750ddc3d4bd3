import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { Paper, PaperColumn, PaperRow } from '../paper/index.js';
import { rowId, sumsId } from './carried.js';
import { fittedWidths, linesIn, piecesOf } from './fitting.js';

const grey = '#555555';

function lineAbove(row: number, rows: number): number {
  if (row === 0 || row === rows) return 0;
  return row === 1 ? 1 : 0.4;
}

/** Thin lines below the rows, a strong one below the heading. */
export const ruled: CustomTableLayout = {
  hLineWidth: (row, node) => lineAbove(row, node.table.body.length),
  vLineWidth: () => 0,
  hLineColor: (row) => (row === 1 ? '#111111' : '#d4dcd9'),
  // Text begins and ends in line with what stands above and below.
  paddingLeft: (column) => (column === 0 ? 0 : 3),
  paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 3),
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

const headSize = 8;
const detailSize = 8;
const head = (text: string): TableCell => ({ text, fontSize: headSize, color: '#333333' });
const headNumber = (text: string): TableCell => ({
  text,
  fontSize: headSize,
  color: '#333333',
  alignment: 'right',
});
const figure = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

/** Points between the texts of two columns. */
const gap = 6;
/** Points that the texts of a sheet have from side to side. */
export const sheetRoom = 595.28 - 2 * 40;
/** Sizes of the lines: those of a document with long figures are written smaller. */
const lineSizes = [9.5, 8.5, 7.5, 6.5, 5.5];
/** Lines of the highest row that is kept on one page, and of the pieces of higher ones. */
const rowMost = 24;
const pieceMost = 12;

/** The lines; every page repeats the heading. */
export function linesTable({ table: { columns, rows } }: Paper): Content {
  const texts = columns.map((column, at) => ({
    ...column,
    texts: column.width === 'rest' ? [] : rows.map(({ cells }) => cells[at] ?? ''),
  }));
  const { size, widths } = fittedWidths(texts, {
    sizes: lineSizes,
    head: headSize,
    room: sheetRoom,
    gap,
    restLeast: 110,
  });
  const heading = columns.map(({ label, isFigure }) =>
    isFigure ? headNumber(label) : head(label),
  );
  const pieces = rows.flatMap((row, index) => rowPieces(columns, row, index, { size, widths }));
  const joins = new Set(pieces.flatMap(({ isPiece }, at) => (isPiece ? [at + 1] : [])));
  return {
    layout: joined(joins),
    fontSize: size,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: [heading, ...pieces.map(({ cells }) => cells)],
    },
  };
}

interface RowPiece {
  readonly cells: TableCell[];
  /** It goes on with what the row above it says. */
  readonly isPiece: boolean;
}

/** A row, and as many more as its description needs that is too high for one. */
function rowPieces(
  columns: readonly PaperColumn[],
  row: PaperRow,
  index: number,
  { size, widths }: { readonly size: number; readonly widths: readonly number[] },
): readonly RowPiece[] {
  const wide = columns.findIndex(({ width }) => width === 'rest');
  const width = widths[wide] ?? sheetRoom;
  const text = row.cells[wide] ?? '';
  const lines = [text, ...row.details].flatMap((each) => linesIn(each, width, size));
  if (lines.length <= rowMost) {
    return [{ cells: rowCells(columns, row, index), isPiece: false }];
  }
  const [first = '', ...others] = piecesOf(text, width, size, pieceMost);
  const cells = row.cells.map((cell, at) => (at === wide ? first : cell));
  const beneath = (content: TableCell): RowPiece => ({
    cells: columns.map((_, at) => (at === wide ? content : '')),
    isPiece: true,
  });
  return [
    { cells: rowCells(columns, { ...row, cells, details: [] }, index), isPiece: false },
    ...others.map((piece) => beneath({ text: piece })),
    ...row.details
      .flatMap((detail) => piecesOf(detail, width, detailSize, pieceMost))
      .map((piece) => beneath({ text: piece, fontSize: detailSize, color: grey })),
  ];
}

/** A row is known by its first cell that says something: an empty one is laid out nowhere. */
function rowCells(columns: readonly PaperColumn[], row: PaperRow, index: number): TableCell[] {
  const wide = columns.findIndex(({ width }) => width === 'rest');
  const named = row.cells.findIndex((text) => text !== '');
  return row.cells.map((text, at): TableCell => {
    const id = at === named ? { id: rowId(index) } : {};
    if (columns[at]?.isFigure === true) return { ...id, text, alignment: 'right' };
    return at === wide ? described({ ...id, text }, row.details) : { ...id, text };
  });
}

/** Its first text bears the name: only a text knows its page when its row goes to the next one. */
function described(first: { readonly text: string }, details: readonly string[]): TableCell {
  if (details.length === 0) return first;
  return {
    stack: [
      first,
      ...details.map((detail) => ({ text: detail, fontSize: detailSize, color: grey })),
    ],
  };
}

/** VAT by code; a reason is too long to fit next to figures, and stands below them. */
export function vatTable(paper: Paper, room: number): Content {
  const {
    vat,
    labels: { vat: labels },
  } = paper;
  const { size, widths } = vatWidths(paper, room);
  const body: TableCell[][] = [
    [head(labels.code), headNumber(labels.rate), headNumber(labels.base), headNumber(labels.vat)],
  ];
  const reasons = new Set<number>();
  for (const { code, rate, base, vat: tax, reason } of vat) {
    body.push([{ text: code }, figure(rate), figure(base), figure(tax)]);
    if (reason === '') continue;
    reasons.add(body.length);
    body.push([{ text: reason, fontSize: 7.5, color: grey, colSpan: 4 }, '', '', '']);
  }
  return {
    stack: [
      { text: labels.title, bold: true, fontSize: 8.5, margin: [0, 0, 0, 2] },
      {
        layout: joined(reasons),
        fontSize: size,
        table: { headerRows: 1, widths: [...widths], body },
      },
    ],
  };
}

function vatWidths({ vat, size, labels: { vat: labels } }: Paper, room: number) {
  const [rate, base, tax] = size === 'thermal80' ? [28, 52, 44] : [36, 62, 56];
  const figures = (key: 'rate' | 'base' | 'vat', width = 0) => ({
    label: labels[key],
    texts: vat.map((each) => each[key]),
    width,
    isFigure: true,
  });
  const code = { label: labels.code, texts: [], width: 'rest' as const, isFigure: false };
  const columns = [code, figures('rate', rate), figures('base', base), figures('vat', tax)];
  const sizes = size === 'thermal80' ? [8, 7, 6, 5] : lineSizes;
  return fittedWidths(columns, { sizes, head: headSize, room, gap, restLeast: 30 });
}

/** Thin lines, but none between these rows and what they belong to. */
const joined = (rows: ReadonlySet<number>): CustomTableLayout => ({
  ...ruled,
  hLineWidth: (row, node) => (rows.has(row) ? 0 : lineAbove(row, node.table.body.length)),
  paddingTop: (row) => (rows.has(row) ? 0 : 3),
});

/** The sums, the total large; a paper without amounts has none, and then no table is drawn. */
export function totalsTable({ totals }: Paper): Content[] {
  if (totals.length === 0) return [];
  const table: Content = {
    layout: {
      hLineWidth: (row) => (totals[row]?.isGrand === true ? 1 : 0),
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: (row) => (totals[row]?.isGrand === true ? 4 : 1.5),
      paddingBottom: () => 1.5,
    },
    table: {
      widths: ['*', 'auto'],
      body: totals.map(({ label, value, isGrand }, at): TableCell[] => [
        {
          ...(at === 0 && { id: sumsId }),
          text: label,
          bold: isGrand,
          ...(isGrand ? { fontSize: 12 } : { color: grey }),
        },
        { text: value, bold: isGrand, alignment: 'right', ...(isGrand && { fontSize: 12 }) },
      ]),
    },
  };
  return [table];
}
