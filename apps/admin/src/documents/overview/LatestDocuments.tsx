import '../../layout/cards.css';
import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { FailedList } from '../../skeletons/FailedList.js';
import { DocumentRows } from './DocumentRows.js';

interface LatestDocumentsProps {
  /** Defaults to all types. */
  readonly group?: DocumentTypeRow['group'];
  /** Beside the heading. */
  readonly aside?: ReactNode;
  /** The first action if there are none yet. */
  readonly hint?: string;
}

const SHOWN = 8;

/** The latest documents. */
export function LatestDocuments({ group, aside, hint }: LatestDocumentsProps): ReactNode {
  const t = useMessages();
  const { data, error, refetch } = useGetList<DocumentRow>('documents', {
    filter: group === undefined ? {} : { group },
    sort: { field: 'issuedOn', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const failed = <FailedList onRetry={() => void refetch()} />;
  return (
    <section className="card card--flush">
      <div className="card__head">
        <h2>{t('pages.home.latest')}</h2>
        {aside}
      </div>
      {data === undefined ? error === null ? <Skeleton shape="rows" /> : failed : null}
      {data?.length === 0 ? (
        <p className="home__none">
          <strong>{t('pages.home.none')}</strong>
          {hint}
        </p>
      ) : null}
      <DocumentRows documents={data ?? []} />
    </section>
  );
}
