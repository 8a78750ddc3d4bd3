import '../../layout/cards.css';
import './editor.css';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTypeName } from '../../layout/use-document-types.js';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { draftPath } from '../../routing/document-paths.js';
import { BottomBar } from './BottomBar.js';
import { useEditor, useHead } from './context.js';
import { EditorHeading } from './EditorHeading.js';
import { forgetSession, keepSession } from './editor-session.js';
import { HeadCard } from './HeadCard.js';
import { IssueButton } from './IssueButton.js';
import { LinesCard } from './LinesCard.js';
import { NoteCard } from './NoteCard.js';
import { CorrectionCard } from './CorrectionCard.js';
import { PaymentCard } from './PaymentCard.js';
import { ProblemList } from './ProblemList.js';
import { RehearseIssue } from './RehearseIssue.js';
import { StaleDialog } from './StaleDialog.js';
import { SummaryCard } from './SummaryCard.js';
import { useCorrected } from './use-corrected.js';
import { useIssuing } from './use-issuing.js';
import { useLeaving } from './use-leaving.js';

interface DocumentEditorProps {
  readonly isNew: boolean;
  /** Reloads the draft as another user saved it. */
  readonly onReload: () => void;
}

/** The editor of a document. */
export function DocumentEditor({ isNew, onReload }: DocumentEditorProps): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const { session, type } = useEditor();
  const issuing = useIssuing();
  const isLeaving = useLeaving();
  useCorrected();
  useEffect(() => {
    keepSession(session);
    return () => {
      if (!session.saver.isDirty) forgetSession(session);
    };
  }, [session]);
  const mayIssue = useMay('documents.issue');
  useShortcut('Ctrl+Enter', 'documents.issue.issue', issuing.issue, { isEnabled: mayIssue });
  useShortcut('Ctrl+S', 'documents.editor.save', () => void session.saver.flush());
  const isPaidAtIssue = type.requiresPayment && type.accountEffect === 'both';
  const isCorrection = useHead().kept?.corrects !== undefined;
  const title = `${nameOf(type)} · ${t('documents.editor.draft')}`;
  return (
    <div className="editor">
      {isLeaving ? null : <AddressOfDraft />}
      <EditorHeading title={title} />
      <ProblemList />
      <div className="editor__columns">
        <div className="editor__main">
          <CorrectionCard />
          <HeadCard isNew={isNew} />
          <LinesCard />
          {isPaidAtIssue && !isCorrection ? <PaymentCard /> : null}
          <NoteCard />
        </div>
        <aside className="editor__side" aria-label={t('documents.summary.title')}>
          <SummaryCard>
            <IssueButton issuing={issuing} />
            <RehearseIssue issuing={issuing} />
          </SummaryCard>
        </aside>
      </div>
      <BottomBar issuing={issuing} />
      <StaleDialog onReload={onReload} />
    </div>
  );
}

/** Once a draft is saved, the address names it. */
function AddressOfDraft(): null {
  const { session, type } = useEditor();
  const { revision } = useSlice(session.saver.state);
  const navigate = useNavigate();
  const isKept = revision !== undefined;
  useEffect(() => {
    const path = draftPath(type.id, session.draftId);
    if (isKept && location.pathname.endsWith('/create')) void navigate(path, { replace: true });
  }, [isKept, navigate, session.draftId, type.id]);
  return null;
}
