import type { SealRow } from '@balcao/contracts';
import { sealCode, type JournalSealed } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** The seals of a company's journal. */
export const seals = defineCollection<SealRow>({
  name: 'seals',
  version: 3,
  fields: { number: 'integer', on: 'text', sealedAt: 'text', to: 'integer', events: 'integer' },
  indexes: [['number']],
});

type Event = JournalSealed & { readonly metadata: { readonly recordedAt: string } };

/** A row for each seal, with the short code that people compare by eye. */
export const sealsProjection = defineProjection<SealRow, Event>({
  name: 'seals',
  category: 'journal',
  collection: seals,
  events: ['JournalSealed'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (_, { data, metadata }) => ({
    ...data,
    code: sealCode(data.digest),
    sealedAt: metadata.recordedAt,
  }),
});
