import type { DocumentIssued } from '../documents/index.js';
import { Table, defineSlice } from '../kernel/index.js';
import type { CatalogEvent } from './catalog.events.js';
import {
  articleCategoryRegister,
  articleRegister,
  type ArticleCategories,
  type Articles,
} from './catalog.registers.js';

/** The catalogue's part of the books. */
export type CatalogSlice = {
  readonly articles: Articles;
  readonly categories: ArticleCategories;
  /** Articles that a document names: their description does not change any more. */
  readonly used: Table<true>;
};

/** Folds the registers, and from documents only that an article was named. */
export const catalogSlice = defineSlice<CatalogSlice, CatalogEvent | DocumentIssued>({
  create: (undo) => ({
    articles: articleRegister.create(undo),
    categories: articleCategoryRegister.create(undo),
    used: new Table(undo),
  }),
  evolve: {
    ...articleRegister.evolve((slice: CatalogSlice) => slice.articles),
    ...articleCategoryRegister.evolve((slice: CatalogSlice) => slice.categories),
    DocumentIssued: ({ used }, { lines }) => {
      for (const { articleId } of lines) {
        if (articleId !== undefined && !used.has(articleId)) used.set(articleId, true);
      }
    },
  },
});
