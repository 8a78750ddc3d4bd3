import type { Books } from '../books.js';
import { isDay, yearOf } from '../calendar.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import { refuse, type Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import { nameOf, openSeriesById, openSeriesOf, type Series } from '../series/index.js';

type DocumentType = RegisterRecord<DocumentTypeFields>;

/** The day of issue: a calendar day, today unless another was written. */
export function readIssueDay(sent: string | undefined, today: string): string {
  if (sent === undefined) return today;
  if (!isDay(sent)) refuse('document.invalidDay', { field: 'issuedOn' }, 'issuedOn');
  return sent;
}

/** The series that was named, or the open one of the type and year, and of the till if any. */
export function findSeries(
  books: Books,
  type: Pick<DocumentType, 'id' | 'name'>,
  seriesId: string | undefined,
  issuedOn: string,
  cashRegisterId?: string,
): Series {
  const year = yearOf(issuedOn);
  if (seriesId === undefined) return openSeriesOf(books, type.id, year, cashRegisterId);
  const series = openSeriesById(books, seriesId, year, 'seriesId');
  if (series.typeId !== type.id) {
    const named = { series: nameOf(series), type: type.name };
    refuse('document.seriesOfOtherType', named, 'seriesId');
  }
  if (series.cashRegisterId !== undefined && series.cashRegisterId !== cashRegisterId) {
    refuse('document.seriesOfCashRegister', { series: nameOf(series) }, 'seriesId');
  }
  return series;
}

/**
 * Numbers follow the days of issue, and no document is of a day that has not come (docs/rules.md,
 * C6): one dated ahead would keep all others of its series waiting for that day.
 */
export function checkIssueDay(
  books: Books,
  series: Series,
  issuedOn: string,
  today: string,
  problems: Problems,
): void {
  if (issuedOn > today) problems.add('issuedOn', 'document.issuedInFuture', { today });
  if (yearOf(issuedOn) !== series.year) {
    const params = { year: series.year, series: nameOf(series) };
    problems.add('issuedOn', 'document.issuedOutsideSeries', params);
  }
  const lastIssuedOn = books.documents.lastIssuedOn.get(series.id);
  if (lastIssuedOn !== undefined && issuedOn < lastIssuedOn) {
    const params = { lastIssuedOn, series: nameOf(series) };
    problems.add('issuedOn', 'document.issuedBeforeLast', params);
  }
}
