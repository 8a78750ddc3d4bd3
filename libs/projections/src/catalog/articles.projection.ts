import type { ArticleRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

export const articles = defineCollection<ArticleRow>({
  name: 'articles',
  version: 1,
  fields: {
    code: 'text',
    name: 'text',
    kind: 'text',
    unit: 'text',
    vatId: 'text',
    categoryId: 'text',
    movesStock: 'boolean',
    isArchived: 'boolean',
  },
  indexes: [['code'], ['name'], ['categoryId', 'name']],
  searchText: ({ code, name, barcodes }) => [code, name, ...barcodes].join(' '),
});

export const articlesProjection = registerProjection({
  name: 'articles',
  noun: 'Article',
  collection: articles,
});
