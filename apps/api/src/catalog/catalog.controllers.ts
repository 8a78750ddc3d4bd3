import { articleCategories, articles, vat } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { ChangeArticleCategoryBody, NewArticleCategoryBody } from './article-category.bodies.js';
import { ChangeArticleBody, NewArticleBody } from './article.bodies.js';
import { parseArticleList } from './article-list.js';

/** Articles and services, and the categories that they are sorted into. */
export const catalogControllers = [
  registerReads({
    path: 'articles',
    view: 'catalog.view',
    collection: articles,
    parse: parseArticleList,
    csvColumns: [
      ...(['code', 'name', 'kind', 'unit', 'barcodes', 'categoryId', 'vatId'] as const),
      ...(['purchasePrice', 'salePrice', 'salePriceWithVat'] as const),
      ...(['minimumStock', 'maximumStock', 'movesStock', 'isBatchManaged'] as const),
      'isArchived',
    ],
    references: {
      categoryId: { collection: articleCategories, field: 'name' },
      vatId: { collection: vat, field: 'name' },
    },
  }),
  registerCommands({
    path: 'articles',
    manage: 'catalog.manage',
    newBody: NewArticleBody,
    changeBody: ChangeArticleBody,
    register: (body) => ({ type: 'RegisterArticle', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeArticle', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveArticle', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreArticle', id, ...expected }),
  }),
  registerReads({
    path: 'article-categories',
    view: 'catalog.view',
    collection: articleCategories,
    csvColumns: ['name', 'parentId'],
    references: { parentId: { collection: articleCategories, field: 'name' } },
  }),
  registerCommands({
    path: 'article-categories',
    manage: 'catalog.manage',
    newBody: NewArticleCategoryBody,
    changeBody: ChangeArticleCategoryBody,
    register: (body) => ({ type: 'RegisterArticleCategory', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeArticleCategory', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveArticleCategory', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreArticleCategory', id, ...expected }),
  }),
];
