import type { DocumentTypeRow } from '@balcao/contracts';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useBalcao, useMay } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { AccessDenied } from '../../layout/AccessDenied.js';
import { useTypeName } from '../../layout/use-document-types.js';
import { FailedPage } from '../parts/FailedPage.js';
import { documentPath, listPath } from '../../routing/document-paths.js';
import { useReadingAgain } from '../parts/use-reading-again.js';
import { WaitingPage } from '../parts/WaitingPage.js';
import { FactsOfArticles } from './article-facts.js';
import { EditorContext } from './context.js';
import { DiscardedDraft } from './DiscardedDraft.js';
import { DocumentEditor } from './DocumentEditor.js';
import { openEditor, type Opened } from './open-editor.js';
import { useRules } from './use-rules.js';
import { useSettled } from './use-settled.js';

interface EditorScreenProps {
  readonly type: DocumentTypeRow;
  readonly draftId: string;
  /** No draft is saved under the id yet. */
  readonly isNew: boolean;
}

/** The editor of one draft, after everything it needs has loaded. */
export function EditorScreen({ type, draftId, isNew }: EditorScreenProps): ReactNode {
  const mayDraft = useMay('documents.draft');
  const nameOf = useTypeName();
  const { opened, error, reopen, missing } = useOpened(type, draftId, isNew);
  const provider = useBalcao();
  const seesStock = useMay('stock.view');
  const facts = useMemo(
    () =>
      new FactsOfArticles({ read: (path) => provider.read(path), group: type.group, seesStock }),
    [provider, type.group, seesStock],
  );
  const settled = useSettled();
  const shared = useMemo(
    () =>
      opened && 'session' in opened ? { session: opened.session, type, facts, settled } : undefined,
    [opened, type, facts, settled],
  );
  if (!mayDraft) return <AccessDenied permission="documents.draft" />;
  if (error !== undefined) {
    return <FailedPage title={nameOf(type)} error={error} what={missing} onRetry={reopen} />;
  }
  if (opened !== undefined && 'closed' in opened) {
    const { documentId } = opened.closed;
    if (documentId === undefined) return <DiscardedDraft back={listPath(type.id)} />;
    return <Navigate to={documentPath(type.id, documentId)} replace />;
  }
  if (shared === undefined) return <WaitingPage shape="paper" what={missing} onRetry={reopen} />;
  return (
    <EditorContext value={shared}>
      <DocumentEditor isNew={isNew} onReload={reopen} />
    </EditorContext>
  );
}

interface Opening {
  readonly opened: Opened | undefined;
  readonly error: Error | undefined;
  /** The name of what is still loading, as on its page. */
  readonly missing: string;
  readonly reopen: () => void;
}

function useOpened(type: DocumentTypeRow, draftId: string, isNew: boolean): Opening {
  const provider = useBalcao();
  const { id: typeId, group } = type;
  const t = useMessages();
  const { rules: read, error: rulesError, missing } = useRules();
  const readAgain = useReadingAgain();
  const rules = useMemo(() => read && { ...read, group }, [read, group]);
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  // A new one has nothing kept to be read until it was open once.
  const [wasOpen, setWasOpen] = useState(false);
  const [search] = useSearchParams();
  const [clientId] = useState(() => search.get('clientId'));
  // An editor that was begun here stays the same when its draft gets an address.
  const [wasNew] = useState(isNew);
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (isOpen || rules === undefined) return undefined;
    const waiting = new AbortController();
    const begin = {
      documentTypeId: typeId,
      lines: [],
      ...(clientId !== null && { clientId }),
    };
    const isBegun = wasNew && !wasOpen;
    openEditor({ draftId, rules, provider, ...(isBegun && { begin }) }).then(
      (result) => {
        if (!waiting.signal.aborted) setOpened(result);
      },
      (failure: unknown) => {
        if (waiting.signal.aborted) return;
        setError(failure instanceof Error ? failure : new Error(String(failure)));
      },
    );
    return () => {
      waiting.abort();
    };
  }, [isOpen, rules, typeId, draftId, provider, clientId, wasNew, wasOpen, attempt]);
  return {
    opened,
    error: error ?? (rules === undefined ? (rulesError ?? undefined) : undefined),
    missing: t(read === undefined ? `layout.pages.${missing}` : 'documents.editor.theDraft'),
    reopen: () => {
      readAgain();
      setError(undefined);
      setOpened(undefined);
      setWasOpen(wasOpen || isOpen);
      setAttempt(attempt + 1);
    },
  };
}
