import type { ArticleRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

export const articles = defineCollection<ArticleRow>({
  name: 'articles',
  version: 2,
  fields: {
    code: 'text',
    name: 'text',
    kind: 'text',
    unit: 'text',
    vatId: 'text',
    categoryId: 'text',
    movesStock: 'boolean',
    isBatchManaged: 'boolean',
    isArchived: 'boolean',
  },
  indexes: [['code'], ['name'], ['categoryId', 'name']],
  searchText: ({ code, name, barcodes, supplierCodes = [] }) =>
    [code, name, ...barcodes, ...supplierCodes.map((their) => their.code)].join(' '),
});

export const articlesProjection = registerProjection({
  name: 'articles',
  noun: 'Article',
  collection: articles,
});
