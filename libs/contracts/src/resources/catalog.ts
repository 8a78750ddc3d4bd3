import type { Resources } from './resource.js';

/** Articles and their categories. */
export const catalogResources = {
  'commercial/articles': {
    path: 'articles',
    collection: 'articles',
    view: 'catalog.view',
    manage: 'catalog.manage',
    noun: 'Article',
    references: { vatId: 'commercial/vat', categoryId: 'commercial/articles/categories' },
  },
  'commercial/articles/categories': {
    path: 'article-categories',
    collection: 'article_categories',
    view: 'catalog.view',
    manage: 'catalog.manage',
    noun: 'ArticleCategory',
    references: { parentId: 'commercial/articles/categories' },
  },
} as const satisfies Resources;
