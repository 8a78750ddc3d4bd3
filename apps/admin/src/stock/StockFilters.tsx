import type { ReactNode } from 'react';
import { ListTotals, type TotalFigure } from '../filters/ListTotals.js';
import { MoreFilters } from '../filters/MoreFilters.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { SearchedFilter } from '../filters/SearchedFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import { SelectFilter } from '../management/SelectFilter.js';

const figures: readonly TotalFigure[] = [
  { field: 'articles', label: 'layout.pages.articles', isCount: true },
  { field: 'valueMinor', label: 'resources.commercial/stock.fields.valueMinor' },
];
const moveFigures: readonly TotalFigure[] = [
  { field: 'articles', label: 'layout.pages.articles', isCount: true },
  { field: 'costMinor', label: 'resources.commercial/stock_moves.fields.costMinor' },
];

/** Narrows the list of places, and says what is there and what it is worth. */
export function StockFilters(): ReactNode {
  return (
    <>
      <ReferenceFilter source="warehouseId" reference="commercial/warehouse" />
      <MoreFilters sources={['categoryId', 'articleId']}>
        <ArticleFilters />
      </MoreFilters>
      <ListTotals figures={figures} />
    </>
  );
}

const kinds = ['issued', 'cancelled', 'transferred', 'counted', 'opening', 'revalued'] as const;

/** Narrows the list of movements, and says what they cost. */
export function StockMoveFilters(): ReactNode {
  const t = useMessages();
  return (
    <>
      <PeriodFilter source="on" />
      <ReferenceFilter source="warehouseId" reference="commercial/warehouse" />
      <MoreFilters sources={['categoryId', 'articleId', 'kind']}>
        <ArticleFilters />
        <SelectFilter
          source="kind"
          label={t('resources.commercial/stock_moves.fields.kind')}
          choices={kinds.map((value) => ({ value, label: t(`stock.kinds.${value}`) }))}
        />
      </MoreFilters>
      <ListTotals figures={moveFigures} />
    </>
  );
}

function ArticleFilters(): ReactNode {
  const t = useMessages();
  return (
    <>
      <ReferenceFilter
        source="categoryId"
        reference="commercial/articles/categories"
        label={t('stock.category')}
      />
      <SearchedFilter
        source="articleId"
        reference="commercial/articles"
        label={t('resources.commercial/stock.fields.articleId')}
      />
    </>
  );
}
