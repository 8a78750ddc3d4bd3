import type { Books } from '../books.js';
import { refuse } from '../refusal.js';
import { documentIdOf } from '../threads/index.js';
import { nameOf } from './series-name.js';
import { typeAndYear, type Series } from './series.slice.js';

/**
 * The open series of a type and year, of the till where one is named. Refused when there is none,
 * and by its name where it is closed: whoever closed it wants no other in its place. Series for
 * recovery and training are taken only by their name.
 */
export function openSeriesOf(
  books: Books,
  typeId: string,
  year: number,
  cashRegisterId?: string,
): Series {
  let closed: Series | undefined;
  for (const id of books.series.byTypeAndYear.get(typeAndYear(typeId, year)) ?? []) {
    const series = books.series.series.get(id);
    if (series?.kind !== undefined || series?.cashRegisterId !== cashRegisterId) continue;
    if (series?.isOpen === true) return series;
    closed = series;
  }
  return closed === undefined ? refuse('series.notFound', { year }) : refuseClosed(closed);
}

const refuseClosed = (series: Series, path = ''): never =>
  refuse('series.closed', { series: nameOf(series) }, path);

/** The series itself, if it is open: a closed one admits no change of its documents. */
export function openSeriesById(books: Books, id: string, year: number, path = ''): Series {
  const series = books.series.series.get(id) ?? refuse('series.notFound', { year }, path);
  return series.isOpen ? series : refuseClosed(series, path);
}

/** Whether documents may have been written for training: lists leave them out. */
export function hasTrainingSeries(books: Books): boolean {
  for (const { kind } of books.series.series.values()) if (kind === 'training') return true;
  return false;
}

/**
 * The ids of what is numbered as people write it, `FT 2026/12` or `ft 2026-12`, whatever its spaces
 * and capitals; there may be nothing of that number yet. Empty for words that are no number of a
 * series.
 */
export function idsNumbered(books: Books, words: string): readonly string[] {
  const [, name, digits] = /^(.+?)[\s./-]+(\d{1,9})$/.exec(words.trim()) ?? [];
  if (name === undefined || digits === undefined) return [];
  return [...books.series.series.values()]
    .filter((series) => squeezed(nameOf(series)) === squeezed(name))
    .map(({ id }) => documentIdOf(id, Number(digits)));
}

const squeezed = (name: string): string => name.replace(/[\s.-]/g, '').toLowerCase();
