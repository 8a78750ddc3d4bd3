import { setImmediate } from 'node:timers/promises';
import {
  filled,
  grouped,
  paperDay,
  paperMoment,
  printMessages,
  showDecimal,
  showMinor,
  type Language,
} from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import { listPaperLimits, packRows, renderList, type PackedRows } from '@balcao/printing/pdf';
import { RequestError } from '../http/request-error.js';
import { plainText, type Writing } from './csv.js';
import type { ExportColumn } from './export-columns.js';
import { ListSums, type SummedFields, type Total } from './list-sums.js';
import { localInstant } from './local-instant.js';
import { flagWord } from './words.js';

const words = { en: en.lists.pdf, pt: pt.lists.pdf };

/** Rows that are written down before others are answered: some milliseconds of work. */
const rowsAtOnce = 250;

type Values = Readonly<Record<string, unknown>>;

/** What a list on paper says in addition to its rows. */
export interface PaperHead extends SummedFields {
  readonly title: string;
  readonly company: string;
  /** What the rows were narrowed to, in the words of the screen. */
  readonly about?: string | undefined;
  /** The moment that the rows are of; now without it. */
  readonly known?: string | undefined;
  /** Whether it is of a demo: each page says so. */
  readonly isDemo?: boolean | undefined;
  readonly now: Date;
  /** The most rows; as many as paper takes without it. */
  readonly rowsMax?: number | undefined;
  /** Ends the work: who asked for it has gone. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Pages of rows as a PDF file; refused where there are more rows or columns than one is read for.
 */
export async function pdfOf(
  pages: AsyncIterable<readonly Values[]>,
  columns: readonly ExportColumn[],
  writing: Writing,
  head: PaperHead,
): Promise<Uint8Array> {
  if (columns.length > listPaperLimits.columns) throw tooMany('columns', listPaperLimits.columns);
  const rows: PackedRows[] = [];
  const { rowsMax = listPaperLimits.rows } = head;
  let count = 0;
  const sums = new ListSums(head);
  for await (const page of pages) {
    count += page.length;
    if (count > rowsMax) throw tooMany('rows', rowsMax);
    for (let at = 0; at < page.length; at += rowsAtOnce) {
      head.signal?.throwIfAborted();
      const some = page.slice(at, at + rowsAtOnce);
      for (const row of some) sums.add(row);
      rows.push(packRows(some.map((row) => textsOf(row, columns, writing))));
      await setImmediate();
    }
  }
  const texts = words[writing.language];
  const printed = localInstant(head.now.toISOString(), writing.timeZone).replace(' ', 'T');
  const totals = sums.below(columns, writing.language);
  const paper = {
    title: head.title,
    company: head.company,
    notes: [
      ...[head.known, head.about].filter((note) => note !== undefined).map(withPaperDays),
      filled(texts[countedAs(count)], {
        when: paperMoment(printed),
        rows: printable(grouped(String(count))),
      }),
    ],
    columns: columns.map(({ heading, kind }) => ({
      label: heading,
      isFigure: kind === 'money' || kind === 'decimal' || kind === 'number',
    })),
    rows,
    ...(totals && {
      totals: totals.map((total) => totalText(total, writing.language)),
    }),
    page: texts.page,
    ...(head.isDemo === true && { stamp: printMessages(writing.language).marks.demo }),
  };
  return renderList(paper, head.signal);
}

/** A page without rows says that there are none: it may be kept as the answer of its month. */
const countedAs = (rows: number): 'printedNone' | 'printedOne' | 'printed' =>
  rows === 0 ? 'printedNone' : rows === 1 ? 'printedOne' : 'printed';

/** The words of the screen with their days as papers write them: every day of a paper is alike. */
const withPaperDays = (text: string): string =>
  text
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => paperDay(day))
    .replace(/\b(\d{2})\/(\d{2})\/(\d{4})\b/g, '$1-$2-$3');

const textsOf = (
  row: Values,
  columns: readonly ExportColumn[],
  writing: Writing,
): readonly string[] => columns.map((column) => textOf(column, row[column.field], writing));

/** A cell as people read it; the typeface of papers has no narrow space. */
function textOf(
  { kind, words: named }: ExportColumn,
  value: unknown,
  { language, timeZone }: Writing,
): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return named[`${value}`] ?? flagWord(value, language);
  if (typeof value === 'number') {
    return printable(kind === 'money' ? showMinor(value, language) : String(value));
  }
  const text = plainText(value);
  if (kind === 'decimal' && /^-?\d+(\.\d+)?$/.test(text)) {
    return printable(showDecimal(text, language));
  }
  if (kind === 'day') return paperDay(text);
  if (kind === 'instant') return paperMoment(localInstant(text, timeZone).replace(' ', 'T'));
  return named[text] ?? text;
}

const totalText = (total: Total, language: Language): string =>
  typeof total === 'number' ? printable(showMinor(total, language)) : total;

const printable = (figure: string): string => figure.replaceAll('\u202f', '\u00a0');

function tooMany(path: string, max: number): RequestError {
  return new RequestError(422, `export.tooMany${path === 'rows' ? 'Rows' : 'Columns'}`, { max });
}
