// cspell:ignore ccedil
import { decoded } from './encodings.js';
import type { Cell, Sheet, TableRow } from './table.js';

/** Most columns that a cell may span: pages write any number. */
const SPAN_MAX = 100;

/** The tables of a file that is a page, or a workbook as XML, whatever its name says. */
export function markupSheets(file: Uint8Array): readonly Sheet[] | undefined {
  // Behind a mark of the encoding, in any of them.
  const first = file.subarray(0, 64).find((byte) => byte > 0x20 && byte < 0x7f);
  if (first !== 0x3c) return undefined;
  const { text } = decoded(file);
  if (!/<(?:\w+:)?(?:table|worksheet)[\s>]/i.test(text)) return undefined;
  return new MarkupReader().read(text).map(({ name, rows }) => ({ name, rows: () => rows }));
}

interface OpenTable {
  readonly name: string;
  readonly rows: TableRow[];
  place: number;
  cells: Cell[];
  /** Columns that a cell of a row above still fills, and for how many rows. */
  readonly below: Map<number, { readonly rows: number; readonly value: Cell }>;
}

interface OpenCell {
  readonly attributes: string;
  text: string;
  type?: string;
}

const token =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<(\/?)([a-z][\w:.-]*)([^<>]*)>|([^<]+)/gi;
/** Both kinds of file by one set of names. */
const roles: Readonly<Record<string, 'table' | 'row' | 'cell' | 'data' | 'hidden'>> = {
  table: 'table',
  tr: 'row',
  row: 'row',
  td: 'cell',
  th: 'cell',
  cell: 'cell',
  data: 'data',
  style: 'hidden',
  script: 'hidden',
  title: 'hidden',
};

class MarkupReader {
  readonly #tables: OpenTable[] = [];
  readonly #open: OpenTable[] = [];
  #cell: OpenCell | undefined;
  #hidden = '';
  #sheet = '';

  read(text: string): readonly OpenTable[] {
    for (const [, data, isEnd, name = '', attributes = '', words] of text.matchAll(token)) {
      const tag = name.slice(name.indexOf(':') + 1).toLowerCase();
      if (this.#hidden !== '')
        this.#hidden = isEnd === '/' && tag === this.#hidden ? '' : this.#hidden;
      else if (name === '') this.#write(data ?? plainText(words ?? ''));
      else if (isEnd === '/') this.#close(tag);
      else this.#begin(tag, attributes);
    }
    return this.#tables;
  }

  #write(text: string): void {
    if (this.#cell) this.#cell.text += text;
  }

  #begin(tag: string, attributes: string): void {
    const table = this.#open.at(-1);
    if (tag === 'worksheet') this.#sheet = attribute(attributes, 'name') ?? '';
    if (tag === 'br' || tag === 'p') this.#write('\n');
    switch (roles[tag]) {
      case 'hidden':
        if (!attributes.endsWith('/')) this.#hidden = tag;
        break;
      case 'table': {
        const name = this.#sheet || `${this.#tables.length + 1}`;
        const opened = { name, rows: [], place: 0, cells: [], below: new Map() };
        this.#tables.push(opened);
        this.#open.push(opened);
        this.#cell = undefined;
        break;
      }
      case 'row':
        if (table) {
          this.#endRow(table);
          table.place = Number(attribute(attributes, 'index') ?? table.place + 1);
        }
        break;
      case 'cell':
        if (table) {
          this.#endCell(table);
          this.#cell = { attributes, text: '' };
          if (attributes.endsWith('/')) this.#endCell(table);
        }
        break;
      case 'data':
        if (this.#cell) this.#cell.type = attribute(attributes, 'type') ?? '';
        break;
      default:
    }
  }

  #close(tag: string): void {
    const table = this.#open.at(-1);
    if (!table) return;
    const role = roles[tag];
    if (role === 'cell') this.#endCell(table);
    if (role === 'row' || role === 'table') this.#endRow(table);
    if (role === 'table') this.#open.pop();
  }

  #endCell(table: OpenTable): void {
    const { attributes, text, type } = this.#cell ?? { attributes: undefined, text: '' };
    this.#cell = undefined;
    if (attributes === undefined) return;
    const at = Number(attribute(attributes, 'index') ?? NaN);
    const { cells, below } = table;
    if (at >= 1 && at <= SPAN_MAX) while (cells.length < at - 1) cells.push(undefined);
    fillFromAbove(table);
    const across = spanIn(attributes, 'colspan') + spanIn(attributes, 'mergeacross');
    const down = spanIn(attributes, 'rowspan');
    for (let more = 0; more <= across; more += 1) {
      const value = more === 0 ? valueOf(text, type) : undefined;
      if (down > 0) below.set(cells.length, { rows: down, value });
      cells.push(value);
    }
  }

  #endRow(table: OpenTable): void {
    this.#endCell(table);
    const { cells, place, rows } = table;
    if (cells.length > 0) fillFromAbove(table);
    if (cells.length > 0) rows.push({ place, cells });
    table.cells = [];
  }
}

/** Cells of rows above come before those that are written at their place. */
function fillFromAbove({ cells, below }: OpenTable): void {
  for (let above = below.get(cells.length); above; above = below.get(cells.length)) {
    const { rows, value } = above;
    if (rows > 1) below.set(cells.length, { rows: rows - 1, value });
    else below.delete(cells.length);
    cells.push(value);
  }
}

/** The cells that one fills beyond its own: `colspan="2"` is one more. */
function spanIn(attributes: string, name: string): number {
  const written = Number(attribute(attributes, name) ?? NaN);
  if (!Number.isInteger(written) || written < 1) return 0;
  return Math.min(SPAN_MAX, name === 'mergeacross' ? written : written - 1);
}

function attribute(attributes: string, name: string): string | undefined {
  const [, quoted, single, bare] =
    new RegExp(String.raw`(?:^|[\s:])${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/>]+))`, 'i').exec(
      attributes,
    ) ?? [];
  const found = quoted ?? single ?? bare;
  return found === undefined ? undefined : plainText(found);
}

/** A number or a moment where the file says that it is one. */
function valueOf(written: string, type = ''): Cell {
  const text = written
    .replaceAll(/[ \t\r]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
  if (text === '') return undefined;
  if (/^number$/i.test(type) && Number.isFinite(Number(text))) return Number(text);
  const moment = /^datetime$/i.test(type) ? Date.parse(`${text.replace(/Z$/, '')}Z`) : NaN;
  return Number.isNaN(moment) ? text : new Date(moment);
}

const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  uml: '\u0308',
};
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  ordm: 'º',
  ordf: 'ª',
  ndash: '–',
  minus: '−',
};

/** The text of a page with its named and numbered letters. */
function plainText(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z])(acute|grave|circ|tilde|cedil|uml)|(\w+));/gi,
    (whole, hex?: string, number?: string, letter?: string, mark = '', name = '') => {
      if (letter !== undefined) return `${letter}${marks[String(mark)] ?? ''}`.normalize('NFC');
      const code = hex === undefined ? Number(number ?? NaN) : Number.parseInt(hex, 16);
      if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
      return signs[String(name)] ?? whole;
    },
  );
}
