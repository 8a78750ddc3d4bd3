import '../../layout/cards.css';
import '../../theme/management.css';
import './page.css';
import type { DocumentAnswer, DocumentTypeRow } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { PageSkeleton } from '../../skeletons/Skeleton.js';
import { DocumentStatusChip } from '../../fields/DocumentStatusChip.js';
import { StatusChip } from '../../fields/StatusChip.js';
import { useMessages } from '../../i18n/use-messages.js';
import { AskedLabels } from '../../labels/AskedLabels.js';
import { RecordTitle } from '../../layout/page-title.js';
import { useTypeName } from '../../layout/use-document-types.js';
import { BackToList } from '../../management/BackToList.js';
import { PageSteps } from '../../management/PageSteps.js';
import { DocumentReplay } from '../replay/DocumentReplay.js';
import { SendingList } from '../../sending/SendingList.js';
import { FailedPage } from '../parts/FailedPage.js';
import { documentPath, listPath } from '../../routing/document-paths.js';
import { DocumentCredit } from './DocumentCredit.js';
import { DocumentActions } from './DocumentActions.js';
import { DocumentChain } from './chain/DocumentChain.js';
import { DocumentAttachments } from './DocumentAttachments.js';
import { DocumentDetails } from './DocumentDetails.js';
import { DocumentFigures } from './DocumentFigures.js';
import { DocumentHistory } from './DocumentHistory.js';
import { DocumentLines } from './DocumentLines.js';
import { DocumentPayments } from './DocumentPayments.js';
import { DocumentPrints } from './DocumentPrints.js';
import { sentRecordOf } from './records-of.js';
import { listOfType } from './list-of-type.js';
import { useDocument } from '../../one-document/use-document.js';

interface DocumentPageProps {
  readonly type: DocumentTypeRow;
  readonly id: string;
}

/** The page of an issued document: content, later events and actions. */
export function DocumentPage({ type, id }: DocumentPageProps): ReactNode {
  const nameOf = useTypeName();
  const { data, error, refetch } = useDocument(id);
  if (data !== undefined && data.typeId !== type.id) {
    return <Navigate to={documentPath(data.typeId, id)} replace />;
  }
  if (data !== undefined) return <Page document={data} type={type} />;
  if (error !== null) {
    return <FailedPage title={nameOf(type)} error={error} onRetry={() => void refetch()} />;
  }
  return <PageSkeleton shape="paper" />;
}

interface PageProps {
  readonly document: DocumentAnswer;
  readonly type: DocumentTypeRow;
}

function Page({ document, type }: PageProps): ReactNode {
  const t = useMessages();
  const maySeeAll = useMay('audit.view');
  const { content } = document;
  return (
    <div className="doc">
      <header className="doc-head">
        <BackToList to={listPath(type.id)} id={document.id} />
        <RecordTitle>{document.reference}</RecordTitle>
        <DocumentStatusChip document={document} />
        {document.isPrinted ? (
          <StatusChip tone="neutral">{t('documents.states.printed')}</StatusChip>
        ) : null}
        {document.duplicateOf === undefined ? null : (
          <StatusChip tone="info">{t('documents.states.duplicated')}</StatusChip>
        )}
        {document.isTraining === true ? (
          <StatusChip tone="warning">{t('documents.states.training')}</StatusChip>
        ) : null}
        <span className="doc-head__spring" />
        <PageSteps
          list={listOfType(type.id)}
          id={document.id}
          pathOf={(id) => documentPath(type.id, id)}
        />
        <DocumentActions document={document} type={type} />
        <AskedLabels />
      </header>
      <div className="editor__columns">
        <div className="editor__main">
          <DocumentDetails document={document} />
          <DocumentLines document={document} />
          {content.note === undefined ? null : (
            <section className="card">
              <h2>{t(givesBack(type) ? 'documents.fields.reason' : 'documents.fields.note')}</h2>
              <p className="doc__note">{content.note}</p>
            </section>
          )}
        </div>
        <aside className="editor__side" aria-label={t('documents.summary.title')}>
          <DocumentFigures document={document} />
          <DocumentPayments document={document} />
          <DocumentCredit document={document} />
        </aside>
        <div className="editor__main">
          <DocumentChain document={document} />
          <DocumentAttachments document={document} />
          <DocumentPrints document={document} />
          <SendingList record={sentRecordOf(document)} />
          {maySeeAll ? (
            <DocumentReplay document={document} />
          ) : (
            <DocumentHistory document={document} />
          )}
        </div>
      </div>
    </div>
  );
}
