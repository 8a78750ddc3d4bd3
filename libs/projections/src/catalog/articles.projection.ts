import type { ArticleRow } from '@balcao/contracts';
import { barcodeSpellings } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { fieldsOf } from '../loose-values.js';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { registerProjection } from '../registers/register.projection.js';
import { codeWords } from '../words/number-words.js';

/** Articles, as lists, tills and the editor of documents find them; without their stock. */
export const articles = defineCollection<ArticleRow>({
  name: 'articles',
  version: 9,
  fields: {
    code: 'text',
    name: 'name',
    kind: 'text',
    unit: 'text',
    vatId: 'text',
    categoryId: 'text',
    movesStock: 'boolean',
    isBatchManaged: 'boolean',
    isArchived: 'boolean',
    pricedAt: 'text',
  },
  indexes: [['code'], ['name'], ['categoryId', 'name'], ['pricedAt']],
  searchText: ({ code, name, barcodes, supplierCodes = [] }) =>
    [
      ...[...codeWords(code), name, ...barcodes.flatMap(barcodeSpellings)],
      ...supplierCodes.map((their) => their.code),
    ].join(' '),
});

const plain: AnyProjection = registerProjection({
  name: 'articles',
  noun: 'Article',
  collection: articles,
});

/** The register of articles, with the instant since which each has its price. */
export const articlesProjection: AnyProjection = {
  ...plain,
  fold: (before, event, at) => {
    const row = plain.fold(before, event, at);
    const pricedAt = row === undefined ? undefined : instantOfPrice(event);
    return row && pricedAt !== undefined ? { ...row, pricedAt } : row;
  },
};

const prices = ['salePrice', 'salePriceWithVat'];

/** When an event gave an article its price; nothing of others. */
function instantOfPrice({ type, data, metadata }: FoldedEvent): string | undefined {
  const { before, after } = fieldsOf(data);
  const { recordedAt } = metadata as { readonly recordedAt: string };
  const changed = { ...fieldsOf(before), ...fieldsOf(after) };
  const isPriced = type === 'ArticleRegistered' || prices.some((name) => name in changed);
  // The event names no day, since none of the books goes by it: it is for finding what to label.
  return isPriced ? recordedAt : undefined;
}
