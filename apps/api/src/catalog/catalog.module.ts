import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { articleCategoryRegister, articleRegister } from '@balcao/domain';
import { articleCategories, articles } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { parseArticleList } from './article-list.js';

/** Articles and services, and the categories that they are sorted into. */
@Module({
  controllers: [
    registerReads({
      list: 'commercial/articles',
      collection: articles,
      parse: parseArticleList,
      csvColumns: [
        ...(['code', 'name', 'kind', 'unit', 'barcodes', 'categoryId', 'vatId'] as const),
        ...(['purchasePrice', 'salePrice', 'salePriceWithVat'] as const),
        ...(['minimumStock', 'maximumStock', 'movesStock', 'isBatchManaged'] as const),
        ...(['isSoldByWeight', 'isArchived'] as const),
      ],
    }),
    // Either of the two prices may be left out, and follows from the other.
    plainCommands('commercial/articles', articleRegister, {
      instead: { salePrice: 'salePriceWithVat' },
    }),
    registerReads({
      list: 'commercial/articles/categories',
      collection: articleCategories,
      csvColumns: ['name', 'parentId'],
    }),
    plainCommands('commercial/articles/categories', articleCategoryRegister),
  ],
  providers: [...commandHandlers('catalog')],
})
export class CatalogModule {}
