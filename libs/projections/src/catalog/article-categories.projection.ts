import type { ArticleCategoryRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

export const articleCategories = defineCollection<ArticleCategoryRow>({
  name: 'article_categories',
  version: 2,
  fields: { name: 'name', parentId: 'text', isArchived: 'boolean' },
  indexes: [['name']],
  searchText: ({ name }) => name,
});

export const articleCategoriesProjection = registerProjection({
  name: 'article-categories',
  noun: 'ArticleCategory',
  collection: articleCategories,
});
