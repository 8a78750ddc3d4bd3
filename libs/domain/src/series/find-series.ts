import type { Books } from '../books.js';
import { refuse } from '../refusal.js';
import { nameOf } from './series-name.js';
import { typeAndYear, type Series } from './series.slice.js';

/** The open series of a type and year; refused when there is none, or when all are closed. */
export function openSeriesOf(books: Books, typeId: string, year: number): Series {
  const ids = books.series.byTypeAndYear.get(typeAndYear(typeId, year)) ?? [];
  let closed: Series | undefined;
  for (const id of ids) {
    const series = books.series.series.get(id);
    if (series?.isOpen === true) return series;
    closed ??= series;
  }
  return closed
    ? refuse('series.closed', { series: nameOf(closed) })
    : refuse('series.notFound', { year });
}

/** The series itself, if it is open: a closed one admits no change of its documents. */
export function openSeriesById(books: Books, id: string, year: number): Series {
  const series = books.series.series.get(id) ?? refuse('series.notFound', { year }, 'seriesId');
  return series.isOpen ? series : refuse('series.closed', { series: nameOf(series) });
}
