import type { ArticleRow, ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useReference } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Figure } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { YesNo } from '../fields/YesNo.js';
import { useMessages } from '../i18n/use-messages.js';
import { Picture } from '../images/Picture.js';
import { FactsCard } from './FactsCard.js';

interface ArticleDetailsProps {
  readonly article: ArticleRow;
}

/** What is known of an article: its pictures, its fields, its prices, what suppliers call it. */
export function ArticleDetails({ article }: ArticleDetailsProps): ReactNode {
  const t = useMessages();
  return (
    <>
      <section className="card" aria-labelledby="article-details">
        <h2 id="article-details">{t('article.details')}</h2>
        <Pictures article={article} />
        <Fields article={article} />
      </section>
      <div className="article__column">
        <Prices article={article} />
        <SupplierCodes article={article} />
      </div>
    </>
  );
}

function Pictures({ article: { images = [], name } }: ArticleDetailsProps): ReactNode {
  const t = useMessages();
  if (images.length === 0) return null;
  return (
    <ul className="article__pictures">
      {images.map((id, index) => (
        <li key={id}>
          <Picture
            path="articles/images"
            id={id}
            size="medium"
            className="picture--tile"
            alt={t('images.one', { number: index + 1, list: name })}
          />
        </li>
      ))}
    </ul>
  );
}

function Fields({ article }: ArticleDetailsProps): ReactNode {
  const t = useMessages();
  const { barcodes, minimumStock, maximumStock, categoryId, vatId, kind } = article;
  const label = (name: FieldName) => t(`resources.commercial/articles.fields.${name}`);
  const pairs: readonly (readonly [FieldName, ReactNode])[] = [
    ['code', article.code],
    ['kind', t(`resources.commercial/articles.kinds.${kind}`)],
    [
      'categoryId',
      categoryId === undefined ? undefined : (
        <ReferenceName reference="commercial/articles/categories" id={categoryId} />
      ),
    ],
    ['unit', article.unit],
    ['vatId', <ReferenceName key="vat" reference="commercial/vat" id={vatId} />],
    ['barcodes', barcodes.length === 0 ? undefined : barcodes.join(', ')],
    ['minimumStock', minimumStock && <Figure decimal={minimumStock} />],
    ['maximumStock', maximumStock && <Figure decimal={maximumStock} />],
    ['isSoldByWeight', article.isSoldByWeight === true ? <YesNo value /> : undefined],
    ['movesStock', kind === 'service' ? undefined : <YesNo value={article.movesStock} />],
    ['isBatchManaged', article.isBatchManaged === true ? <YesNo value /> : undefined],
    ['batchesExpire', article.batchesExpire === true ? <YesNo value /> : undefined],
  ];
  return (
    <dl className="pairs">
      {pairs.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className="article__pair">
            <dt>{label(name)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

type FieldName =
  | 'code'
  | 'kind'
  | 'categoryId'
  | 'unit'
  | 'vatId'
  | 'barcodes'
  | 'minimumStock'
  | 'maximumStock'
  | 'isSoldByWeight'
  | 'movesStock'
  | 'isBatchManaged'
  | 'batchesExpire';

interface PriceRow {
  /** Undefined for everybody who has no price of their own. */
  readonly categoryId: string | undefined;
  readonly price: string;
  readonly withVat: string | undefined;
}

function Prices({ article }: ArticleDetailsProps): ReactNode {
  const t = useMessages();
  const { salePrice, salePriceWithVat, categoryPrices = [] } = article;
  const rows: readonly PriceRow[] = [
    { categoryId: undefined, price: salePrice, withVat: salePriceWithVat },
    ...categoryPrices.map((each) => ({ ...each, withVat: undefined })),
  ];
  const fields = 'resources.commercial/articles.fields';
  return (
    <FactsCard
      title={t('article.prices')}
      rows={rows}
      keyOf={({ categoryId = '' }) => categoryId}
      empty=""
      columns={[
        {
          label: t('resources.commercial/articles.entryFields.category'),
          render: ({ categoryId }) =>
            categoryId === undefined ? (
              t('article.everybody')
            ) : (
              <ReferenceName reference="commercial/clients/categories" id={categoryId} />
            ),
        },
        {
          label: t(`${fields}.salePrice`),
          isNumeric: true,
          render: ({ price }) => <Figure decimal={price} places={2} />,
        },
        {
          label: t(`${fields}.salePriceWithVat`),
          isNumeric: true,
          render: ({ withVat }) => <Figure decimal={withVat} places={2} />,
        },
      ]}
    />
  );
}

function SupplierCodes({ article: { supplierCodes = [] } }: ArticleDetailsProps): ReactNode {
  const t = useMessages();
  if (supplierCodes.length === 0) return null;
  return (
    <FactsCard
      title={t('resources.commercial/articles.fields.supplierCodes')}
      rows={supplierCodes}
      keyOf={({ partyId }) => partyId}
      empty=""
      columns={[
        {
          label: t('resources.commercial/articles.entryFields.supplier'),
          render: ({ partyId }) => <SupplierLink id={partyId} />,
        },
        {
          label: t('resources.commercial/articles.entryFields.code'),
          render: ({ code }) => code,
        },
      ]}
    />
  );
}

/** A supplier by name, leading to its page; a link without its name would say nothing. */
function SupplierLink({ id }: { readonly id: string }): ReactNode {
  const mayOpen = useMay('parties.view');
  const { referenceRecord } = useReference<ClientRow>({
    reference: 'commercial/suppliers',
    id,
    options: { enabled: mayOpen },
  });
  if (referenceRecord === undefined) return null;
  return <Link to={`/commercial/suppliers/${encodeURIComponent(id)}`}>{referenceRecord.name}</Link>;
}
