import type { ArticleRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Figure } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { useArticleStock } from './use-article-facts.js';

/** What an article costs and how much there is of it, in all places. */
export function ArticleFigures({ article }: { readonly article: ArticleRow }): ReactNode {
  const t = useMessages();
  const seesCosts = useMay('stock.viewCost');
  const seesStock = useMay('stock.view') && article.movesStock;
  const { data } = useArticleStock(article.id, seesStock);
  const { unit, salePrice, salePriceWithVat, purchasePrice } = article;
  const fields = 'resources.commercial/articles.fields';
  const stock = 'resources.commercial/stock.fields';
  const figures: readonly (readonly [string, ReactNode])[] = [
    [t(`${fields}.salePrice`), <Figure key="price" decimal={salePrice} places={2} unit="MZN" />],
    [
      t(`${fields}.salePriceWithVat`),
      salePriceWithVat && <Figure decimal={salePriceWithVat} places={2} unit="MZN" />,
    ],
    [
      t(`${fields}.purchasePrice`),
      seesCosts && purchasePrice && <Figure decimal={purchasePrice} places={2} unit="MZN" />,
    ],
    [t('article.inStock'), data && <Figure decimal={data.quantity} unit={unit} />],
    [t(`${stock}.reserved`), data?.reserved && <Figure decimal={data.reserved} unit={unit} />],
    [t(`${stock}.onOrder`), data?.onOrder && <Figure decimal={data.onOrder} unit={unit} />],
    [t(`${stock}.available`), data?.available && <Figure decimal={data.available} unit={unit} />],
    [
      t('article.averageCost'),
      data?.averageCost && <Figure decimal={data.averageCost} places={2} unit="MZN" />,
    ],
    [
      t('article.value'),
      data?.valueMinor === undefined ? undefined : (
        <Amount minor={data.valueMinor} currency="MZN" />
      ),
    ],
  ];
  return (
    <dl className="figures" data-size="small">
      {figures.map(([label, value]) =>
        value === undefined || value === false || value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
