import type { SeriesRow } from '@balcao/contracts';
import type { DocumentIssued, PaymentRecorded, SeriesEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** The numberings of documents and payments. */
export const series = defineCollection<SeriesRow>({
  name: 'series',
  version: 5,
  fields: {
    typeId: 'text',
    year: 'integer',
    code: 'text',
    prefix: 'text',
    isOpen: 'boolean',
    lastNumber: 'integer',
    lastIssuedOn: 'text',
  },
  indexes: [['year', 'typeId']],
  searchText: ({ prefix, code }) => `${prefix} ${code}`,
});

/** What takes a number of a series. */
type Numbered = DocumentIssued | PaymentRecorded;

/** A row for each series, with its last number and day by what it numbered. */
export const seriesProjection = defineProjection<SeriesRow, SeriesEvent | Numbered>({
  name: 'series',
  category: 'journal',
  collection: series,
  events: ['SeriesOpened', 'SeriesClosed', 'SeriesReopened', 'DocumentIssued', 'PaymentRecorded'],
  keys: ({ data }) => [{ id: 'seriesId' in data ? data.seriesId : data.id }],
  fold: (row, event) => {
    switch (event.type) {
      case 'SeriesOpened':
        return { ...event.data, isOpen: true, lastNumber: 0 };
      case 'SeriesClosed':
        return row && { ...row, isOpen: false };
      case 'SeriesReopened':
        return row && { ...row, isOpen: true };
      case 'DocumentIssued':
      case 'PaymentRecorded': {
        const { number, issuedOn } = event.data;
        const isSigned = 'signature' in event.data;
        return row && { ...row, lastNumber: number, lastIssuedOn: issuedOn, isSigned };
      }
    }
  },
});
