import './documents.css';
import type { DocumentTypeRow } from '@balcao/contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { ulid } from 'ulidx';
import { useMay } from '../admin/hooks.js';
import { loadLater } from '../routing/fetched-ahead.js';
import { later } from '../routing/later.js';
import { fetchNow } from '../routing/lazy-screen.js';
import { NotFound } from '../entry/NotFound.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { shapeOf } from '../skeletons/page-shape.js';
import { PageSkeleton } from '../skeletons/Skeleton.js';
import { DocumentList } from './list/DocumentList.js';
import { DraftList } from './list/DraftList.js';
import { DocumentAhead } from './page/DocumentAhead.js';
import { FailedPage } from './parts/FailedPage.js';
import { placeOf } from '../routing/document-paths.js';
import { useReadingAgain } from './parts/use-reading-again.js';
import { WaitingPage } from './parts/WaitingPage.js';

const EditorScreen = later(
  async () => (await import('./editor/EditorScreen.js')).EditorScreen,
  <PageSkeleton shape="paper" />,
);
const loadPage = async () => (await import('./page/DocumentPage.js')).DocumentPage;
const DocumentPage = later(loadPage, <PageSkeleton shape="paper" />);

/** The documents of one type: list, drafts, editor, document page. */
export function Documents(): ReactNode {
  const { document_type: typeId = '', '*': rest = '' } = useParams();
  const { pathname } = useLocation();
  const place = placeOf(rest);
  const t = useMessages();
  const mayView = useMay('documents.view');
  const seesCosts = useMay('stock.viewCost');
  const readAgain = useReadingAgain();
  const isEditing = place?.kind === 'create' || place?.kind === 'draft';
  useEffect(() => {
    if (isEditing) void fetchNow(EditorScreen);
  }, [isEditing]);
  const { data, error } = useGetOne<DocumentTypeRow>(
    'commercial/document_type',
    { id: typeId },
    { enabled: mayView, staleTime: 300_000 },
  );
  if (!mayView) return <AccessDenied permission="documents.view" />;
  if (data !== undefined && data.group !== 'sales' && !seesCosts) {
    return <AccessDenied permission="stock.viewCost" />;
  }
  const failure = data === undefined ? error : null;
  if (failure instanceof ProblemError && failure.status === 404) return <NotFound />;
  const missing = { what: t('layout.pages.documentTypes'), onRetry: readAgain };
  if (failure !== null)
    return <FailedPage title={t('documents.list.documents')} error={failure} {...missing} />;
  return (
    <>
      {place?.kind === 'document' ? (
        <DocumentAhead key={place.id} id={place.id} onBegin={loadPage} />
      ) : null}
      {data === undefined ? (
        <WaitingPage shape={shapeOf(pathname)} {...missing} />
      ) : (
        <PagesOfType key={data.id} type={data} />
      )}
    </>
  );
}

function PagesOfType({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const { '*': rest = '' } = useParams();
  const place = placeOf(rest);
  useEffect(loadLater, []);
  const newId = useNewDraftId(place?.kind === 'create');
  switch (place?.kind) {
    case 'list':
      return <DocumentList type={type} />;
    case 'drafts':
      return <DraftList type={type} />;
    case 'create':
      return <EditorScreen key={newId} type={type} draftId={newId} isNew />;
    case 'draft':
      return <EditorScreen key={place.id} type={type} draftId={place.id} isNew={false} />;
    case 'document':
      return <DocumentPage key={place.id} type={type} id={place.id} />;
    default:
      return <NotFound />;
  }
}

const newDrafts = new Map<string, string>();

/**
 * The id of the draft started by a browser history entry: Back and a change of language return to
 * the same draft, and its editor stays mounted when the draft gets its own address.
 */
function useNewDraftId(isCreating: boolean): string {
  const { key } = useLocation();
  const [last, setLast] = useState('');
  if (!isCreating) return last;
  const id = newDrafts.get(key) ?? ulid();
  newDrafts.set(key, id);
  if (id !== last) setLast(id);
  return id;
}
