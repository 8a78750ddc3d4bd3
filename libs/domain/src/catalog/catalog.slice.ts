import type { DocumentIssued } from '../documents/index.js';
import { Table, defineSlice } from '../kernel/index.js';
import type { CatalogEvent } from './catalog.events.js';
import { createRecords, evolveRecords, type RecordsOf } from '../registers/index.js';
import { catalogRegisters } from './catalog.registers.js';

/** The catalogue's part of the books. */
export type CatalogSlice = RecordsOf<typeof catalogRegisters> & {
  /** Articles that a document names: their description does not change any more. */
  readonly used: Table<true>;
};

/** Folds the registers, and from documents only that an article was named. */
export const catalogSlice = defineSlice<CatalogSlice, CatalogEvent | DocumentIssued>({
  create: (undo) => ({
    ...createRecords(catalogRegisters, undo),
    used: new Table(undo),
  }),
  evolve: {
    ...evolveRecords(catalogRegisters),
    DocumentIssued: ({ used }, { lines }) => {
      for (const { articleId } of lines) {
        if (articleId !== undefined && !used.has(articleId)) used.set(articleId, true);
      }
    },
  },
});
