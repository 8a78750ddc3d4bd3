import type { StockArticleRow, StockLevelRow } from '@balcao/contracts';
import { quantity, toMicros } from '@balcao/pricing';
import type { Named } from './stock-names.js';

/** The level, marked where all there is of its article is outside its limits. */
export function limited(
  level: StockLevelRow,
  { articles }: Pick<Named, 'articles'>,
): StockLevelRow {
  const article = articles.get(level.articleId);
  const limit = article && limitOf(article);
  return limit === undefined ? level : { ...level, limit };
}

function limitOf(
  article: Pick<StockArticleRow, 'quantityMicros' | 'minimumStock' | 'maximumStock'>,
): StockLevelRow['limit'] {
  const { quantityMicros, minimumStock, maximumStock } = article;
  if (maximumStock !== undefined && quantityMicros > toMicros(quantity(maximumStock))) {
    return 'aboveMaximum';
  }
  if (minimumStock !== undefined && quantityMicros < toMicros(quantity(minimumStock))) {
    return 'belowMinimum';
  }
  return undefined;
}
