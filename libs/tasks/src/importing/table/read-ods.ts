import { setImmediate } from 'node:timers/promises';
import { percentOf } from './sheet-rows.js';
import { tableLimits, UnreadCell, type Cell, type Sheet, type TableRow } from './table.js';
import type { Parts } from './unpacked.js';
import { readPart, type PartReader } from './xml-part.js';

interface OpenSheet {
  readonly name: string;
  readonly rows: TableRow[];
  readonly isHidden: boolean;
}

interface OpenCell {
  readonly attribute: (name: string) => string | undefined;
  readonly paragraphs: string[];
}

/** The prefix of what LibreOffice adds to the standard. */
// cspell:disable-next-line
const extension = 'calcext';

/** The part with the sheets of an OpenDocument spreadsheet. */
export const odsContent = 'content.xml';

/** The visible sheets of an OpenDocument spreadsheet. */
export async function readOds(parts: Parts): Promise<readonly Sheet[]> {
  const sheets: OpenSheet[] = [];
  for (const _ of readPart(parts.get(odsContent) ?? [], contentReader(sheets))) {
    await setImmediate();
  }
  return sheets
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, rows }) => ({ name, rows: () => rows }));
}

const hidden = new Set(['collapse', 'filter']);

/** Collects the sheets from the tags of the content. */
function contentReader(sheets: OpenSheet[]): PartReader {
  const hiddenStyles = new Set<string>();
  let [style, place, times, notes] = ['', 0, 1, 0];
  let [isText, isHidden] = [false, false];
  let cells: Cell[] = [];
  let cell: OpenCell | undefined;
  const add = (text: string) => {
    if (isText && notes === 0) cell?.paragraphs.push(`${cell.paragraphs.pop() ?? ''}${text}`);
  };
  return {
    opened: (name, attribute) => {
      if (name === 'style') style = attribute('name') ?? '';
      else if (name === 'table-properties') {
        if (attribute('display') === 'false') hiddenStyles.add(style);
      } else if (name === 'table') {
        const isSheetHidden = hiddenStyles.has(attribute('style-name') ?? '');
        sheets.push({ name: attribute('name') ?? '', rows: [], isHidden: isSheetHidden });
        place = 0;
      } else if (name === 'table-row') {
        times = countIn(attribute('number-rows-repeated'));
        isHidden = hidden.has(attribute('visibility') ?? '');
        cells = [];
      } else if (isCell(name)) cell = { attribute, paragraphs: [] };
      else if (name === 'annotation') notes += 1;
      else if (name === 'p' && notes === 0) {
        cell?.paragraphs.push('');
        isText = true;
      } else if (name === 's') add(' '.repeat(countIn(attribute('c'))));
      else if (name === 'line-break') add('\n');
    },
    text: add,
    closed: (name) => {
      if (name === 'annotation') notes -= 1;
      else if (name === 'p') isText = false;
      else if (isCell(name) && cell !== undefined) {
        addCell(cells, cell);
        cell = undefined;
      } else if (name === 'table-row') {
        addRows(sheets.at(-1)?.rows ?? [], { place, cells, ...(isHidden && { isHidden }) }, times);
        place += times;
      }
    },
  };
}

const isCell = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell';

const countIn = (written: string | undefined): number => Number.parseInt(written ?? '1', 10) || 1;

function addCell(cells: Cell[], { attribute, paragraphs }: OpenCell): void {
  // A sheet ends with empty cells that are repeated to its very last column.
  const times = Math.min(countIn(attribute('number-columns-repeated')), tableLimits.columns + 1);
  const value = cellOf(attribute, paragraphs.join('\n'));
  for (let left = times; left > 0; left -= 1) cells.push(value);
}

function addRows(rows: TableRow[], { place, cells, ...others }: TableRow, times: number): void {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== undefined) + 1);
  if (filled.length === 0) return;
  for (let row = 1; row <= Math.min(times, tableLimits.rows + 1); row += 1) {
    rows.push({ place: place + row, cells: filled, ...others });
  }
}

function cellOf(attribute: OpenCell['attribute'], text: string): Cell {
  const type = attribute('office:value-type') ?? attribute('value-type');
  const formula = attribute('formula');
  // A formula that failed shows its error as a text.
  if (attribute(`${extension}:value-type`) === 'error' || /^(#\p{L}|Err:\d)/u.test(text)) {
    if (formula !== undefined) return new UnreadCell('import.errorCell', text);
  }
  const number = Number.parseFloat(attribute('value') ?? '');
  switch (type) {
    case 'float':
    case 'currency':
      return Number.isFinite(number) ? number : undefined;
    case 'percentage':
      return percentOf(number);
    case 'date': {
      const written = attribute('date-value') ?? text;
      const day = new Date(written.includes('T') ? `${written}Z` : written);
      return Number.isNaN(day.getTime()) ? written : day;
    }
    case 'boolean':
      return attribute('boolean-value') === 'true';
    case undefined:
      if (formula !== undefined) return new UnreadCell('import.neverCalculated', formula);
      return text === '' ? undefined : text;
    default:
      return attribute('string-value') ?? text;
  }
}
