import type { DocumentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { RehearsedQuestion } from '../../rehearsal/RehearsedQuestion.js';
import { DeclaredChoice } from './DeclaredChoice.js';
import { useChanging } from './use-changing.js';

interface RestoreDialogProps {
  readonly document: DocumentAnswer;
  readonly onClose: () => void;
}

/** Explains the effect of restoring a cancelled document and asks for confirmation. */
export function RestoreDialog({ document, onClose }: RestoreDialogProps): ReactNode {
  const t = useMessages();
  const { id, reference } = document;
  const change = useChanging(id);
  const [altersDeclared, setAlters] = useState(false);
  const body = { altersDeclared };
  return (
    <RehearsedQuestion
      title={t('documents.restore.title', { reference })}
      message={t('documents.restore.message')}
      path={`documents/${encodeURIComponent(id)}/restore`}
      body={body}
      choice={(shown) => (
        <DeclaredChoice {...{ document, shown }} isChosen={altersDeclared} onChange={setAlters} />
      )}
      onClose={onClose}
      onYes={(rehearsed) =>
        change({
          verb: 'restore',
          body,
          rehearsed,
          done: t('documents.restore.done', { reference }),
        })
      }
    />
  );
}
