import type { DocumentLineRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { documentPath } from '../routing/document-paths.js';
import { Explained } from '../explain/Explained.js';
import { rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { Day, Figure } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { FactsCard, type FactsColumn } from './FactsCard.js';
import { useArticleLines } from './use-article-facts.js';

interface ArticleTradeProps {
  readonly articleId: string;
}

/** The last sales and purchases of an article, line by line; what it was bought for is a cost. */
export function ArticleTrade({ articleId }: ArticleTradeProps): ReactNode {
  const t = useMessages();
  const seesCosts = useMay('stock.viewCost');
  const sales = useArticleLines(articleId, 'sales');
  const purchases = useArticleLines(articleId, 'purchases');
  const common = useColumns('documents.fields.client');
  const bought = useColumns('documents.fields.supplier');
  const money = useMoneyColumns();
  return (
    <>
      <FactsCard
        isWide
        title={t('article.sales')}
        rows={sales.data}
        problem={sales.error?.message}
        keyOf={({ id }) => id}
        empty={t('article.noSales')}
        columns={[...common, ...money]}
      />
      <FactsCard
        isWide
        title={t('article.purchases')}
        rows={purchases.data}
        problem={purchases.error?.message}
        keyOf={({ id }) => id}
        empty={t('article.noPurchases')}
        columns={seesCosts ? [...bought, ...money] : bought}
      />
    </>
  );
}

function useColumns(
  party: 'documents.fields.client' | 'documents.fields.supplier',
): readonly FactsColumn<DocumentLineRow>[] {
  const t = useMessages();
  return [
    { label: t('pages.client.date'), render: ({ issuedOn }) => <Day day={issuedOn} /> },
    {
      label: t('documents.fields.reference'),
      render: ({ typeId, documentId, reference, isCancelled }) => (
        <Link
          to={documentPath(typeId, documentId)}
          {...(isCancelled && { className: 'is-cancelled' })}
        >
          {reference}
        </Link>
      ),
    },
    { label: t(party), render: ({ partyName }) => partyName },
    {
      label: t('documents.line.quantityShort'),
      isNumeric: true,
      render: ({ id, reference, quantity, unit }) => (
        <Explained isInRow figure={rowFigure('document_lines', 'quantity', id, reference)}>
          <Figure decimal={quantity} unit={unit} />
        </Explained>
      ),
    },
  ];
}

function useMoneyColumns(): readonly FactsColumn<DocumentLineRow>[] {
  const t = useMessages();
  return [
    {
      label: t('documents.line.unitPrice'),
      isNumeric: true,
      render: ({ unitPrice }) => <Figure decimal={unitPrice} places={2} />,
    },
    {
      label: t('article.total'),
      isNumeric: true,
      render: ({ id, reference, baseMinor }) => (
        <Explained isInRow figure={rowFigure('document_lines', 'baseMinor', id, reference)}>
          <Amount minor={baseMinor} />
        </Explained>
      ),
    },
  ];
}
