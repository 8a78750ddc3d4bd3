import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import { refuseStale } from '../threads/index.js';
import type { CloseSeries, CloseYear, OpenSeries, ReopenSeries } from './series.commands.js';
import type { SeriesClosed, SeriesOpenedData } from './series.events.js';
import { SERIES_YEARS, nameOf, seriesIdOf, seriesOpened } from './series-name.js';
import type { Series } from './series.slice.js';

const codeShape = /^[A-Za-z0-9]{1,20}$/;
const prefixShape = /^[A-Za-z0-9]{1,10}$/;

const openSeries: Decide<OpenSeries> = (books, command) => {
  const { typeId, year, code, prefix, kind, cashRegisterId } = command;
  const type = books.documentTypes.types.get(typeId);
  if (!type || type.isArchived) return refuse('document.typeNotLoaded', undefined, 'typeId');
  if (!Number.isInteger(year) || year < SERIES_YEARS.first || year > SERIES_YEARS.last) {
    refuse('series.invalidYear', undefined, 'year');
  }
  const opened = seriesOpened(
    typeId,
    year,
    prefix ?? type.prefix,
    code ?? freeCode(books, command),
  );
  if (!codeShape.test(opened.data.code)) {
    refuse('series.codeIsLettersAndDigits', undefined, 'code');
  }
  if (!prefixShape.test(opened.data.prefix)) {
    refuse('series.codeIsLettersAndDigits', undefined, 'prefix');
  }
  refuseExisting(books, opened.data);
  refuseUnknownTill(books, cashRegisterId);
  const data = {
    ...opened.data,
    ...(kind !== undefined && { kind }),
    ...(cashRegisterId !== undefined && cashRegisterId !== '' && { cashRegisterId }),
  };
  return [{ type: 'SeriesOpened', data }];
};

/** A till is one of the cash registers in use. */
function refuseUnknownTill(books: Books, id: string | undefined): void {
  if (id === undefined || id === '') return;
  const isInUse = books.pos.cashRegisters.get(id)?.isArchived === false;
  if (!isInUse) refuse('pos.cashRegisterNotSelected', undefined, 'cashRegisterId');
}

/** What follows the year where its series is closed. */
const letters = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The year, or the year and a letter behind series of it that are closed. */
function freeCode(books: Books, { typeId, year }: OpenSeries): string {
  const isClosed = (code: string): boolean =>
    books.series.series.get(seriesIdOf(typeId, code))?.isOpen === false;
  const codes = [`${year}`, ...Array.from(letters, (letter) => `${year}${letter}`)];
  return codes.find((code) => !isClosed(code)) ?? `${year}`;
}

/** Neither the id nor what is printed may be another series'. */
function refuseExisting(books: Books, opened: SeriesOpenedData): void {
  const series = nameOf(opened);
  for (const other of books.series.series.values()) {
    if (other.id === opened.id || nameOf(other) === series) {
      refuse('series.exists', { series }, 'code');
    }
  }
}

/** A closed series numbers nothing more and is kept: none is ever erased (docs/rules.md, C3). */
const closeSeries: Decide<CloseSeries> = (books, { id, expectedRevision }) => {
  const series = existing(books, id);
  refuseStale(books, id, expectedRevision);
  if (!series.isOpen) refuse('series.alreadyClosed', { series: nameOf(series) });
  return [{ type: 'SeriesClosed', data: { id } }];
};

const reopenSeries: Decide<ReopenSeries> = (books, { id, expectedRevision }) => {
  const series = existing(books, id);
  refuseStale(books, id, expectedRevision);
  if (series.isOpen) refuse('series.alreadyOpen', { series: nameOf(series) });
  return [{ type: 'SeriesReopened', data: { id } }];
};

const closeYear: Decide<CloseYear> = (books, { year }) => {
  const open = [...books.series.series.values()].filter(
    (series) => series.year === year && series.isOpen,
  );
  if (open.length === 0) refuse('series.notFound', { year }, 'year');
  return open.map(({ id }): SeriesClosed => ({ type: 'SeriesClosed', data: { id } }));
};

function existing(books: Books, id: string): Series {
  return books.series.series.get(id) ?? refuse('record.notFound', { id });
}

/** The rules of the commands on series, by command. */
export const seriesDeciders = {
  OpenSeries: openSeries,
  CloseSeries: closeSeries,
  ReopenSeries: reopenSeries,
  CloseYear: closeYear,
};
