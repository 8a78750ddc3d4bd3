import { compareDecimals } from '@balcao/pricing';
import { checkPrices, fillInPrices } from './article-prices.js';
import { checkSuppliers } from './article-suppliers.js';
import type { Problems } from '../refusal.js';
import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import { byCommand, registerDeciders, type RegisterFacts } from '../register-deciders/index.js';
import type { ArticleCategoryFields, ArticleFields } from './catalog.events.js';
import { articleCategoryRegister, articleRegister } from './catalog.registers.js';

/** A new article. Its two prices are filled in from one another where only one is sent. */
export type RegisterArticle = RegisterCommand<'Article', ArticleFields>;
/** Corrects an article; its name is refused once a document names it (docs/rules.md, C20). */
export type ChangeArticle = ChangeCommand<'Article', ArticleFields>;
/** Takes the article off the lists; what names it already stays. */
export type ArchiveArticle = ArchiveCommand<'Article'>;
/** Puts an archived article back; its code and barcodes were kept for it. */
export type RestoreArticle = RestoreCommand<'Article'>;
/** A new category, of its own or below another one. */
export type RegisterArticleCategory = RegisterCommand<'ArticleCategory', ArticleCategoryFields>;
/** Renames or moves it; below itself it is refused as `catalog.categoryOfItself`. */
export type ChangeArticleCategory = ChangeCommand<'ArticleCategory', ArticleCategoryFields>;
/** Takes the category off the lists; its articles stay in it. */
export type ArchiveArticleCategory = ArchiveCommand<'ArticleCategory'>;
/** Puts an archived category back. */
export type RestoreArticleCategory = RestoreCommand<'ArticleCategory'>;

type ArticleFacts = RegisterFacts<ArticleFields, unknown>;

const article = registerDeciders(articleRegister, (books) => books.catalog.articles, {
  fillIn: fillInPrices,
  check: checkArticle,
  taken: ({ field, value, index }, problems) => {
    if (field !== 'barcodes') return false;
    const params = { line: index + 1, barcode: value };
    problems.add(`barcodes.${index}`, 'catalog.barcodeTaken', params);
    return true;
  },
});

function checkArticle(facts: ArticleFacts, problems: Problems): void {
  const { books, id, fields, before } = facts;
  const { catalog, vat } = books;
  if (!vat.codes.get(fields.vatId)) problems.add('vatId', 'catalog.vatNotFound');
  if (fields.categoryId !== undefined && !catalog.categories.get(fields.categoryId)) {
    problems.add('categoryId', 'category.notSelected');
  }
  if (fields.kind === 'service' && fields.movesStock) {
    problems.add('movesStock', 'catalog.serviceMovesNoStock');
  }
  checkBatches(fields, problems);
  checkPrices(facts, problems);
  checkSuppliers(facts, problems);
  const { minimumStock: minimum, maximumStock: maximum } = fields;
  if (minimum !== undefined && maximum !== undefined && compareDecimals(maximum, minimum) < 0) {
    problems.add('maximumStock', 'catalog.maximumBelowMinimum');
  }
  if (before && (before.isBatchManaged ?? false) !== (fields.isBatchManaged ?? false)) {
    if (books.stock.levels.has(id)) problems.add('isBatchManaged', 'stock.batchesInUse');
  }
  // Documents tell of the article under its name (docs/rules.md, C20).
  if (before && before.name !== fields.name && catalog.used.has(id)) {
    problems.add('name', 'catalog.nameUsedInDocuments');
  }
  checkBarcodes(fields.barcodes, problems);
}

function checkBatches(fields: ArticleFields, problems: Problems): void {
  const { movesStock, isBatchManaged = false, batchesExpire = false } = fields;
  if (isBatchManaged && !movesStock) problems.add('isBatchManaged', 'catalog.batchesNeedStock');
  if (batchesExpire && !isBatchManaged) problems.add('batchesExpire', 'catalog.expiryNeedsBatches');
}

function checkBarcodes(barcodes: readonly string[], problems: Problems): void {
  const seen = new Set<string>();
  for (const [index, barcode] of barcodes.entries()) {
    if (seen.has(barcode)) {
      problems.add(`barcodes.${index}`, 'catalog.barcodeTwice', { line: index + 1, barcode });
    }
    seen.add(barcode);
  }
}

const category = registerDeciders(articleCategoryRegister, (books) => books.catalog.categories, {
  check: ({ books, id, fields: { parentId } }, problems) => {
    const { categories } = books.catalog;
    if (parentId === undefined) return;
    if (!categories.get(parentId)) problems.add('parentId', 'category.notSelected');
    for (let above: string | undefined = parentId; above !== undefined;) {
      if (above === id) {
        problems.add('parentId', 'catalog.categoryOfItself');
        return;
      }
      above = categories.get(above)?.parentId;
    }
  },
});

/** The rules of the catalogue's commands, by command. */
export const catalogDeciders = {
  ...byCommand(articleRegister, article),
  ...byCommand(articleCategoryRegister, category),
};
