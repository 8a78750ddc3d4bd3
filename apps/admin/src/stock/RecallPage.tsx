import '../theme/management.css';
import './recall.css';
import type { BatchRow, RecallRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { PageSkeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { UnreadRecord } from '../management/UnreadRecord.js';
import { BackToList } from '../management/BackToList.js';
import { ExportMenu } from '../management/ExportMenu.js';
import { FailedList } from '../skeletons/FailedList.js';
import { RecallTable } from './RecallTable.js';
import { useRecall } from './use-recall.js';

/** Who received something of a batch, by which document, and what came back. */
export function RecallPage(): ReactNode {
  const { id = '' } = useParams();
  const mayView = useMay('stock.view');
  const options = { enabled: mayView };
  const { data, error, refetch } = useGetOne<BatchRow>('commercial/batches', { id }, options);
  if (!mayView) return <AccessDenied permission="stock.view" />;
  if (data !== undefined) return <Recall batch={data} />;
  return <UnreadRecord error={error} refetch={refetch} />;
}

const columns = [
  ...(['partyName', 'partyPhone', 'reference', 'issuedOn'] as const),
  ...(['received', 'returned', 'quantity'] as const),
] as const satisfies readonly (keyof RecallRow)[];

function Recall({ batch }: { readonly batch: BatchRow }): ReactNode {
  const t = useMessages();
  const { data: rows = [] } = useRecall(batch.id);
  return (
    <>
      <PageTitle>{t('stock.recall.title', { name: batch.name })}</PageTitle>
      <div className="recall__head">
        <BackToList to="/commercial/batches" id={batch.id} />
        <span>{batch.articleName}</span>
        <span className="list__spring" />
        {rows.length === 0 ? null : (
          <ExportMenu
            api={`batches/${encodeURIComponent(batch.id)}/recall`}
            screen="commercial/recall"
            query=""
            columns={columns}
            total={rows.length}
          />
        )}
      </div>
      <Received batchId={batch.id} />
    </>
  );
}

function Received({ batchId }: { readonly batchId: string }): ReactNode {
  const t = useMessages();
  const { data: rows, isError, refetch } = useRecall(batchId);
  if (rows === undefined) {
    if (!isError) return <PageSkeleton shape="record" />;
    return (
      <div className="list">
        <FailedList
          onRetry={() => {
            void refetch();
          }}
        />
      </div>
    );
  }
  if (rows.length > 0) {
    return (
      <>
        <p className="recall__hint">{t('stock.recall.hint')}</p>
        <RecallTable rows={rows} />
      </>
    );
  }
  return (
    <div className="list">
      <div className="list__state">
        <h2>{t('stock.recall.empty')}</h2>
        <p>{t('stock.recall.emptyHint')}</p>
      </div>
    </div>
  );
}
