import { useState, type ReactNode } from 'react';
import { later } from '../../boot/later.js';
import { useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { useStart, useTillView } from '../till/till-context.js';
import { approvalAsked, type ApprovalQuestion } from './approval-asked.js';

const ApprovalForm = later(async () => (await import('./ApprovalForm.js')).ApprovalForm);

/** Asks whoever may approve for their PIN, wherever the till needs it. */
export function ApprovalDialog(): ReactNode {
  const { current } = useSlice(approvalAsked);
  return current === null ? null : <Open question={current} />;
}

function Open({ question }: { readonly question: ApprovalQuestion }): ReactNode {
  const t = useMessages();
  const { isOnline } = useTillView();
  const { approvers } = useStart();
  // Whoever could approve as the question came up, the form says what became of.
  const [hadApprovers] = useState(approvers.length > 0);
  const isAnyone = hadApprovers || approvers.length > 0;
  const why = !isOnline ? 'offline' : isAnyone ? undefined : 'nobody';
  return (
    <NativeDialog
      title={t('selling.approval.title')}
      onClose={() => {
        question.onAnswer(undefined);
      }}
    >
      <p role="alert">{question.message}</p>
      {why === undefined ? (
        <ApprovalForm question={question} />
      ) : (
        <p className="pay__problem">{t(`selling.approval.${why}`)}</p>
      )}
    </NativeDialog>
  );
}
