import { articleCategories, articles } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { ChangeArticleCategoryBody, NewArticleCategoryBody } from './article-category.bodies.js';
import { ChangeArticleBody, NewArticleBody } from './article.bodies.js';
import { parseArticleList } from './article-list.js';

/** Articles and services, and the categories that they are sorted into. */
export const catalogControllers = [
  registerReads({
    list: 'commercial/articles',
    collection: articles,
    parse: parseArticleList,
    csvColumns: [
      ...(['code', 'name', 'kind', 'unit', 'barcodes', 'categoryId', 'vatId'] as const),
      ...(['purchasePrice', 'salePrice', 'salePriceWithVat'] as const),
      ...(['minimumStock', 'maximumStock', 'movesStock', 'isBatchManaged'] as const),
      'isArchived',
    ],
  }),
  registerCommands({
    resource: 'commercial/articles',
    newBody: NewArticleBody,
    changeBody: ChangeArticleBody,
  }),
  registerReads({
    list: 'commercial/articles/categories',
    collection: articleCategories,
    csvColumns: ['name', 'parentId'],
  }),
  registerCommands({
    resource: 'commercial/articles/categories',
    newBody: NewArticleCategoryBody,
    changeBody: ChangeArticleCategoryBody,
  }),
];
