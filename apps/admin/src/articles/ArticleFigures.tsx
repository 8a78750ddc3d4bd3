import type { ArticleRow, StockArticleRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import type { ExplainedFigure } from '../explain/explaining.js';
import { partFigure, rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { shelfPrice } from '../formats/shelf-price.js';
import { Figure } from '../fields/cells.js';
import { UnitCost } from '../fields/UnitCost.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';
import { useMessages } from '../i18n/use-messages.js';
import { useArticleStock } from './use-article-facts.js';

interface Shown {
  readonly label: string;
  readonly value: ReactNode;
  readonly figure: ExplainedFigure | undefined;
}

/** Beside each other, so that no row is left with a figure alone: three threes, two fours. */
const columnsOf = (count: number): 3 | 4 => (count % 3 === 0 ? 3 : 4);

/** What an article costs and how much there is of it, in all places. */
export function ArticleFigures({ article }: { readonly article: ArticleRow }): ReactNode {
  const t = useMessages();
  const seesCosts = useMay('stock.viewCost');
  const seesStock = useMay('stock.view') && article.movesStock;
  const { data } = useArticleStock(article.id, seesStock);
  const currency = useOwnCurrency();
  const { unit } = article;
  const fields = 'resources.commercial/articles.fields';
  const stock = 'resources.commercial/stock.fields';
  const priceOf = (field: 'salePrice' | 'salePriceWithVat' | 'purchasePrice'): Shown => {
    const label = t(`${fields}.${field}`);
    const decimal = article[field];
    return {
      label,
      figure: partFigure('articles', field, article.id, `${label} · ${article.name}`),
      value: decimal && <Figure decimal={shelfPrice(decimal)} places={2} unit={currency} />,
    };
  };
  const stockOf = (field: keyof StockArticleRow, label: string, value: ReactNode): Shown => ({
    label,
    value,
    figure: rowFigure('stock_articles', field, article.id, `${label} · ${article.name}`),
  });
  const counted = (field: 'quantity' | 'reserved' | 'onOrder' | 'available', label: string) =>
    stockOf(field, label, data?.[field] && <Figure decimal={data[field]} unit={unit} />);
  const figures: readonly Shown[] = [
    priceOf('salePriceWithVat'),
    priceOf('salePrice'),
    ...(seesCosts ? [priceOf('purchasePrice')] : []),
    counted('quantity', t('article.inStock')),
    counted('reserved', t(`${stock}.reserved`)),
    counted('onOrder', t(`${stock}.onOrder`)),
    counted('available', t(`${stock}.available`)),
    stockOf(
      'averageCost',
      t('article.averageCost'),
      data?.averageCost && <UnitCost decimal={data.averageCost} currency={currency} />,
    ),
    stockOf(
      'valueMinor',
      t('article.value'),
      data?.valueMinor === undefined ? undefined : (
        <Amount minor={data.valueMinor} currency={currency} />
      ),
    ),
  ];
  const known = figures.filter(({ value }) => value !== undefined && value !== '');
  return (
    <dl
      className="figures article__figures"
      data-size="small"
      data-columns={columnsOf(known.length)}
    >
      {known.map(({ label, value, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Explained figure={figure}>{value}</Explained>
          </dd>
        </div>
      ))}
    </dl>
  );
}
