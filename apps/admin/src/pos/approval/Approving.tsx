import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { useStart, useTillView } from '../till/till-context.js';
import { ApprovalForm } from './ApprovalForm.js';
import type { ApprovalQuestion } from './approval-asked.js';

/** The possible approvers, or the reason why there are none. */
export function Approving({ question }: { readonly question: ApprovalQuestion }): ReactNode {
  const t = useMessages();
  const { isOnline } = useTillView();
  const { approvers } = useStart();
  // Whoever could approve as the question came up, the form says what became of.
  const [hadApprovers] = useState(approvers.length > 0);
  const isAnyone = hadApprovers || approvers.length > 0;
  const why = !isOnline ? 'offline' : isAnyone ? undefined : 'nobody';
  return (
    <NativeDialog
      title={t('asked.approval.title')}
      onClose={() => {
        question.onAnswer(undefined);
      }}
    >
      <p role="alert">{question.message}</p>
      {why === undefined ? (
        <ApprovalForm question={question} />
      ) : (
        <p className="pay__problem">{t(`asked.approval.${why}`)}</p>
      )}
    </NativeDialog>
  );
}
