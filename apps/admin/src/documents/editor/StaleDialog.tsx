import './stale.css';
import Button from '@mui/material/Button';
import type { Draft } from '@balcao/contracts';
import { showDecimal, showMinor } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ulid } from 'ulidx';
import { useBalcao } from '../../admin/hooks.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { useSlice } from '../../boot/slice.js';
import { sayInstant } from '../../formats/instants.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { draftPath } from '../../routing/document-paths.js';
import { differencesOf } from './comparison.js';
import { useEditor } from './context.js';
import { EditorSession, forgetSession, keepSession } from './editor-session.js';
import { readDraft } from './open-editor.js';
import { useShownDifference } from './use-shown-difference.js';

/** Another user has saved the draft: shows the differences and keeps both versions. */
export function StaleDialog({ onReload }: { readonly onReload: () => void }): ReactNode {
  const { session } = useEditor();
  const { status } = useSlice(session.saver.state);
  return status === 'stale' ? <Open onReload={onReload} /> : null;
}

function Open({ onReload }: { readonly onReload: () => void }): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const provider = useBalcao();
  const keepMine = useKeepingMine();
  const [isClosed, setClosed] = useState(false);
  const { data: theirs } = useQuery({
    queryKey: ['drafts', 'stale', session.draftId],
    queryFn: () => readDraft(provider, session.draftId),
    staleTime: 0,
    gcTime: 0,
  });
  const takeTheirs = (): void => {
    forgetSession(session);
    onReload();
  };
  if (isClosed) {
    return (
      <div className="stale-strip" role="alert">
        {t('documents.stale.title')}
        <Button
          onClick={() => {
            setClosed(false);
          }}
        >
          {t('documents.stale.compare')}
        </Button>
      </div>
    );
  }
  return (
    <DialogFrame
      title={t('documents.stale.title')}
      onClose={() => {
        setClosed(true);
      }}
    >
      {theirs === undefined ? <Skeleton shape="text" /> : <Comparison theirs={theirs} />}
      <div className="stale__buttons">
        <Button variant="outlined" onClick={takeTheirs}>
          {t('documents.stale.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={keepMine}>
          {t('documents.stale.keepMine')}
        </Button>
      </div>
    </DialogFrame>
  );
}

/** Saves the screen's content as a separate draft. */
function useKeepingMine(): () => void {
  const { session, type } = useEditor();
  const provider = useBalcao();
  const navigate = useNavigate();
  return () => {
    const { rules, content } = session;
    const copy = new EditorSession({ draftId: ulid(), rules, provider, content });
    forgetSession(session);
    keepSession(copy);
    copy.saver.touch();
    void navigate(draftPath(type.id, copy.draftId));
  };
}

function Comparison({ theirs }: { readonly theirs: Draft }): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { language } = session.rules;
  const mine = session.content;
  const { vat } = session.rules;
  const differences = differencesOf(mine, theirs.content, {
    vatName: (id) => vat.find((row) => row.id === id)?.code ?? id,
    decimal: (decimal) => showDecimal(decimal, language),
    amount: (minor) => showMinor(minor, language),
  });
  const shown = useShownDifference(differences, language);
  return (
    <>
      <p className="stale__who">
        {t(`documents.stale.${theirs.status}`, {
          name: theirs.savedBy,
          when: sayInstant(theirs.savedAt, language),
        })}
      </p>
      <table className="stale__table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('documents.stale.mine')}</th>
            <th scope="col">{t('documents.stale.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={`${difference.part}${difference.line ?? ''}`} data-part={difference.part}>
              <th scope="row">
                {t(`documents.stale.parts.${difference.part}`, { line: difference.line ?? '' })}
              </th>
              <td>{shown(difference, difference.mine)}</td>
              <td>{shown(difference, difference.theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
