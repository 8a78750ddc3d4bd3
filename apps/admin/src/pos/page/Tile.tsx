import type { ArticleRow } from '@balcao/contracts';
import { showDecimal } from '@balcao/messages';
import { compareDecimals, quantity } from '@balcao/pricing';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { usePriceFor } from '../till/prices.js';
import { useArticleCategories, useStart } from '../till/till-context.js';
import { Price } from './Price.js';

const COLOURS = 7;

/** The colour of a category, by position. */
export function useColour(): (categoryId: string | undefined) => number | undefined {
  const categories = useArticleCategories();
  return (categoryId) => {
    const place = categories.findIndex(({ id }) => id === categoryId);
    return place < 0 ? undefined : place % COLOURS;
  };
}

interface TileProps {
  readonly article: ArticleRow;
  /** A decimal string; undefined if unknown. */
  readonly stock: string | undefined;
  readonly onChoose: (article: ArticleRow) => void;
}

/** An article tile: name, price and stock. */
export function Tile({ article, stock, onChoose }: TileProps): ReactNode {
  const start = useStart();
  const priceFor = usePriceFor();
  const colourOf = useColour();
  return (
    <button
      type="button"
      className="tile"
      data-colour={colourOf(article.categoryId)}
      onClick={() => {
        onChoose(article);
      }}
    >
      <strong>{article.name}</strong>
      <small>{article.unit}</small>
      <span className="tile__price">
        <Price decimal={priceFor(article)} />
        <small>{start.currency}</small>
        {stock === undefined ? null : <Stock article={article} stock={stock} />}
      </span>
    </button>
  );
}

interface StockProps {
  readonly article: ArticleRow;
  readonly stock: string;
}

function Stock({ article, stock }: StockProps): ReactNode {
  const { minimumStock: minimum = '0', isBatchManaged } = article;
  const t = useMessages();
  const language = useLanguage();
  const isOut = stock.startsWith('-') || stock === '0';
  if (isOut) {
    return (
      <small className="tile__stock" data-level="out">
        {t(isBatchManaged === true ? 'asked.batches.noneGood' : 'asked.tiles.out')}
      </small>
    );
  }
  const isLow = compareDecimals(quantity(stock), quantity(minimum)) <= 0;
  return (
    <small className="tile__stock" data-level={isLow ? 'low' : undefined}>
      {t('asked.tiles.stock', { count: showDecimal(stock, language) })}
    </small>
  );
}
