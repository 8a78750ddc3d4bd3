import '../theme/management.css';
import '../clients/client.css';
import '../layout/cards.css';
import './article.css';
import Label from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import type { ArticleRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { chosenLabels } from '../labels/chosen-labels.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { RecordTitle } from '../layout/page-title.js';
import { BackToList } from '../management/BackToList.js';
import { EditOnPage } from '../management/EditOnPage.js';
import { PageSteps } from '../management/PageSteps.js';
import { UnreadRecord } from '../management/UnreadRecord.js';
import { ArticleDetails } from './ArticleDetails.js';
import { ArticleFigures } from './ArticleFigures.js';
import { ArticleHistory } from './ArticleHistory.js';
import { ArticleStock } from './ArticleStock.js';
import { ArticleTrade } from './ArticleTrade.js';

/** One article or service: what it is, where it is, how it moves and what it is traded for. */
export function ArticlePage(): ReactNode {
  const { id = '' } = useParams();
  const mayView = useMay('catalog.view');
  const options = { enabled: mayView };
  const { data, error, refetch } = useGetOne<ArticleRow>('commercial/articles', { id }, options);
  if (!mayView) return <AccessDenied permission="catalog.view" />;
  if (data !== undefined) return <Article article={data} />;
  return <UnreadRecord error={error} refetch={refetch} />;
}

function Article({ article }: { readonly article: ArticleRow }): ReactNode {
  const seesStock = useMay('stock.view');
  const seesDocuments = useMay('documents.view');
  return (
    <>
      <Head article={article} />
      <ArticleFigures article={article} />
      <div className="article__grid">
        <ArticleDetails article={article} />
        {seesStock && article.movesStock ? <ArticleStock article={article} /> : null}
        {seesDocuments ? <ArticleTrade articleId={article.id} /> : null}
        <ArticleHistory id={article.id} />
      </div>
    </>
  );
}

/** As the register lists them. */
const articles = {
  resource: 'commercial/articles',
  sort: { field: 'name', order: 'ASC' },
  filters: { isArchived: false },
} as const;

function Head({ article }: { readonly article: ArticleRow }): ReactNode {
  const { id, name, kind, isArchived } = article;
  const t = useMessages();
  const mayManage = useMay('catalog.manage');
  return (
    <div className="client__head">
      <BackToList to={`/${articles.resource}`} id={id} />
      <RecordTitle>{name}</RecordTitle>
      {isArchived ? <StatusChip tone="neutral">{t('management.removed')}</StatusChip> : null}
      <PageSteps list={articles} id={id} />
      {kind === 'article' ? (
        <Button
          variant="outlined"
          startIcon={<Label />}
          onClick={() => {
            chosenLabels.merge({ articles: [{ id, name, count: 1 }] });
          }}
        >
          {t('labels.action')}
        </Button>
      ) : null}
      {mayManage ? <EditOnPage resource="commercial/articles" id={id} /> : null}
    </div>
  );
}
