import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { verbPath } from '../../admin/data-provider.js';
import { useBalcao } from '../../admin/hooks.js';
import { askToConfirm } from '../../boot/confirm.js';
import { showSnack } from '../../boot/snack.js';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { RecordTitle } from '../../layout/page-title.js';
import { BackToList } from '../../management/BackToList.js';
import { DraftPaperDialog } from '../../printing/DraftPaperDialog.js';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { draftsPath, listPath } from '../../routing/document-paths.js';
import { useEditor } from './context.js';
import { forgetSession } from './editor-session.js';
import { SaveIndicator } from './SaveIndicator.js';

/** The editor's heading: title, saved state and the way out. */
export function EditorHeading({ title }: { readonly title: string }): ReactNode {
  const t = useMessages();
  const { type, session } = useEditor();
  const discard = useDiscarding();
  const [shown, setShown] = useState<object | undefined>();
  const preview = (): void => {
    setShown(session.content);
  };
  useShortcut('Alt+P', 'printing.previewAction', preview);
  useShortcut('Alt+Delete', 'documents.editor.discard', discard);
  return (
    <header className="doc-head">
      <BackToList to={listPath(type.id)} id={session.draftId} />
      <RecordTitle>{title}</RecordTitle>
      <SaveIndicator />
      <span className="doc-head__spring" />
      <Button aria-keyshortcuts="Alt+P" onClick={preview}>
        {t('printing.previewAction')}
      </Button>
      <Button aria-keyshortcuts="Alt+Delete" onClick={discard}>
        {t('documents.editor.discard')}
      </Button>
      {shown === undefined ? null : (
        <DraftPaperDialog
          draftId={session.draftId}
          content={shown}
          onClose={() => {
            setShown(undefined);
          }}
        />
      )}
    </header>
  );
}

/** Discards the draft, after a question. */
function useDiscarding(): () => void {
  const t = useMessages();
  const provider = useBalcao();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { session, type } = useEditor();
  const discard = async (): Promise<void> => {
    const isYes = await askToConfirm({
      title: t('documents.editor.discardTitle'),
      message: t('documents.editor.discardMessage'),
      isDestructive: true,
    });
    if (!isYes) return;
    await session.saver.hold();
    const isKept = session.saver.state.get().revision !== undefined;
    if (isKept) await provider.send(verbPath('drafts', session.draftId, 'discard'), {});
    forgetSession(session);
    await queries.invalidateQueries({ queryKey: ['drafts'] });
    showSnack(t('documents.editor.discarded'), 'success');
    void navigate(isKept ? draftsPath(type.id) : listPath(type.id));
  };
  return () => {
    discard().catch((error: unknown) => {
      session.saver.resume();
      sayProblem(error);
    });
  };
}
