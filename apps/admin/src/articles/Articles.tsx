import type { ArticleRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { ShownDay } from '../documents/parts/ShownDay.js';
import { Figure } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { YesNo } from '../fields/YesNo.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { companyDayOf } from '../formats/instants.js';
import { shelfPrice } from '../formats/shelf-price.js';
import { Picture } from '../images/Picture.js';
import { useMessages } from '../i18n/use-messages.js';
import { AskedLabels } from '../labels/AskedLabels.js';
import { labelAction } from '../labels/label-action.js';
import { changeCategory } from '../management/bulk/change-category.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { changePrices } from './change-prices.js';
import { stockColumns, type ListedArticle } from './in-stock.js';
import { newArticle } from '../article-inputs/new-article.js';

const ArticlePage = later(async () => (await import('./ArticlePage.js')).ArticlePage);

const Price = ({ price }: { readonly price: string | undefined }): ReactNode => (
  <Figure decimal={price && shelfPrice(price)} places={2} />
);

const definition: ManagementDefinition<ListedArticle> = {
  resource: 'commercial/articles',
  title: 'layout.pages.articles',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'code' },
    { source: 'name', render: (row) => <PicturedName row={row} /> },
    {
      source: 'kind',
      render: ({ kind }) => <Kind kind={kind} />,
    },
    {
      source: 'categoryId',
      isUnsorted: true,
      render: ({ categoryId }) => (
        <ReferenceName reference="commercial/articles/categories" id={categoryId} />
      ),
    },
    { source: 'unit' },
    ...stockColumns,
    {
      source: 'vatId',
      isUnsorted: true,
      render: ({ vatId }) => <ReferenceName reference="commercial/vat" id={vatId} />,
    },
    {
      source: 'barcodes',
      isHidden: true,
      isUnsorted: true,
      render: (row) => row.barcodes.join(', '),
    },
    {
      source: 'purchasePrice',
      isNumeric: true,
      isHidden: true,
      isUnsorted: true,
      render: ({ purchasePrice }) => <Price price={purchasePrice} />,
    },
    {
      source: 'salePriceWithVat',
      isNumeric: true,
      isUnsorted: true,
      render: ({ salePriceWithVat }) => <Price price={salePriceWithVat} />,
    },
    {
      source: 'salePrice',
      isNumeric: true,
      isUnsorted: true,
      render: ({ salePrice }) => <Price price={salePrice} />,
    },
    {
      source: 'pricedAt',
      isHidden: true,
      render: ({ pricedAt }) =>
        pricedAt === undefined ? '' : <ShownDay day={companyDayOf(pricedAt)} />,
    },
    {
      source: 'movesStock',
      isHidden: true,
      isUnsorted: true,
      render: ({ movesStock }) => <YesNo value={movesStock} />,
    },
  ],
  card: ({ name, code, unit, salePrice, salePriceWithVat = salePrice }) => ({
    title: name,
    detail: `${code} · ${unit}`,
    aside: <Price price={salePriceWithVat} />,
  }),
  defaults: newArticle,
  filters: (
    <>
      <KindFilter />
      <ReferenceFilter source="categoryId" reference="commercial/articles/categories" />
      <PeriodFilter source="pricedOn" label="resources.commercial/articles.fields.pricedAt" />
    </>
  ),
  bulk: [
    labelAction,
    changePrices,
    changeCategory('articles.changeCategory', 'commercial/articles/categories'),
  ],
  pathOf: ({ id }) => `/commercial/articles/${encodeURIComponent(id)}`,
  inputs: later(async () => (await import('../article-inputs/ArticleInputs.js')).ArticleInputs),
};

/** The name beside the main picture; without any picture, the name alone. */
function PicturedName({ row: { name, images } }: { readonly row: ArticleRow }): ReactNode {
  const [main] = images ?? [];
  return (
    <span className="pictured list__strong">
      {main === undefined ? null : (
        <Picture
          path="articles/images"
          id={main}
          size="small"
          className="picture--thumbnail"
          alt=""
        />
      )}
      {name}
    </span>
  );
}

function Kind({ kind }: Pick<ArticleRow, 'kind'>): ReactNode {
  const t = useMessages();
  return t(`resources.commercial/articles.kinds.${kind}`);
}

function KindFilter(): ReactNode {
  const t = useMessages();
  return (
    <SelectFilter
      source="kind"
      label={t('resources.commercial/articles.fields.kind')}
      choices={[
        { value: 'article', label: t('resources.commercial/articles.kinds.article') },
        { value: 'service', label: t('resources.commercial/articles.kinds.service') },
      ]}
    />
  );
}

/** What the company sells: the register, and the page of each article. */
export function Articles(): ReactNode {
  return (
    <>
      <Routes>
        <Route path="create" element={<ManagementScreen definition={definition} />} />
        <Route path=":id" element={<ArticlePage />} />
        <Route path="*" element={<ManagementScreen definition={definition} />} />
      </Routes>
      <AskedLabels />
    </>
  );
}
