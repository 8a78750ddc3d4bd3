import { Table, defineSlice } from '../kernel/index.js';
import type { SeriesEvent, SeriesOpenedData } from './series.events.js';

/** A numbering as the books keep it; how far it has come is in `documents.lastRevisions`. */
export interface Series extends SeriesOpenedData {
  readonly isOpen: boolean;
}

/** The numberings of all types and years, closed ones too. */
export type SeriesSlice = {
  readonly series: Table<Series>;
  /** Ids of the series of one type and year, in the order of opening. */
  readonly byTypeAndYear: Table<readonly string[]>;
};

/** How the books know the series of one type and year together. */
export const typeAndYear = (typeId: string, year: number) => `${typeId}:${year}`;

/** Folds opening and closing; numbers themselves are given by documents and payments. */
export const seriesSlice = defineSlice<SeriesSlice, SeriesEvent>({
  create: (undo) => ({ series: new Table(undo), byTypeAndYear: new Table(undo) }),
  evolve: {
    SeriesOpened: ({ series, byTypeAndYear }, opened) => {
      const key = typeAndYear(opened.typeId, opened.year);
      series.set(opened.id, { ...opened, isOpen: true });
      byTypeAndYear.set(key, [...(byTypeAndYear.get(key) ?? []), opened.id]);
    },
    SeriesClosed: (slice, { id }) => {
      markOpen(slice, id, false);
    },
    SeriesReopened: (slice, { id }) => {
      markOpen(slice, id, true);
    },
  },
});

function markOpen({ series }: SeriesSlice, id: string, isOpen: boolean): void {
  const before = series.get(id);
  if (before) series.set(id, { ...before, isOpen });
}
