import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { Consequences } from '../../rehearsal/Consequences.js';
import { useRehearsal } from '../../rehearsal/use-rehearsal.js';
import { useEditor } from './context.js';
import type { Issuing } from './use-issuing.js';

interface RehearseIssueProps {
  readonly issuing: Issuing;
}

/** Shows the effect of issuing the document beforehand, for users with the permission. */
export function RehearseIssue({ issuing }: RehearseIssueProps): ReactNode {
  const t = useMessages();
  const mayIssue = useMay('documents.issue');
  const { session } = useEditor();
  const [content, setContent] = useState<object>();
  if (!mayIssue) return null;
  return (
    <>
      <Button
        className="issue__rehearse"
        onClick={() => {
          session.dropBlankLines();
          setContent(session.content);
        }}
      >
        {t('documents.issue.rehearse')}
      </Button>
      {content === undefined ? null : (
        <RehearsalDialog
          issuing={issuing}
          content={content}
          onClose={() => {
            setContent(undefined);
          }}
        />
      )}
    </>
  );
}

interface RehearsalDialogProps extends RehearseIssueProps {
  readonly content: object;
  readonly onClose: () => void;
}

function RehearsalDialog({ issuing, content, onClose }: RehearsalDialogProps): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const shown = useRehearsal(`documents/${session.draftId}/issue`, content);
  const token = shown.rehearsal?.token;
  const issue = async (as: string): Promise<void> => {
    const answer = await issuing.issueAsShown(as);
    if (answer === 'outdated') shown.readAgain();
    else onClose();
  };
  return (
    <DialogFrame title={t('documents.issue.rehearseTitle')} onClose={onClose}>
      <Consequences rehearsing={shown} />
      <DialogButtons
        label={t('documents.issue.issueAsShown')}
        onCancel={onClose}
        onConfirm={() => {
          if (token !== undefined) void issue(token);
        }}
        isDisabled={issuing.isIssuing || shown.isReading || token === undefined}
      />
    </DialogFrame>
  );
}
