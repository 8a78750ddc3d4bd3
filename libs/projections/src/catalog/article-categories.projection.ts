import type { ArticleCategoryRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

/** The categories of articles; each names the one above it, not those below. */
export const articleCategories = defineCollection<ArticleCategoryRow>({
  name: 'article_categories',
  version: 5,
  fields: { name: 'name', parentId: 'text', isArchived: 'boolean' },
  indexes: [['name']],
  searchText: ({ name }) => name,
});

/** The register's four events as rows, and nothing else. */
export const articleCategoriesProjection = registerProjection({
  name: 'article-categories',
  noun: 'ArticleCategory',
  collection: articleCategories,
});
