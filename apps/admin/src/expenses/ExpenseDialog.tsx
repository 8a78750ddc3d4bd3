import type { ExpenseRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { RecordAttachments } from '../attachments/RecordAttachments.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { ReasonDialog } from '../payments/ReasonDialog.js';
import { RowsDialog } from '../payments/RowsDialog.js';
import { useMoneyAction } from '../payments/use-money-action.js';

/** What is being done with which expense. */
export interface AskedOfExpense {
  readonly verb: 'pay' | 'cancel' | 'restore' | 'files';
  readonly row: ExpenseRow;
}

interface ExpenseDialogProps {
  readonly asked: AskedOfExpense;
  readonly onClose: () => void;
}

/** Pays, cancels or restores an expense, or shows its files. */
export function ExpenseDialog({ asked: { verb, row }, onClose }: ExpenseDialogProps): ReactNode {
  const t = useMessages();
  const send = useMoneyAction();
  const { id, description: name, pendingMinor } = row;
  switch (verb) {
    case 'pay':
      return (
        <RowsDialog
          title={t('money.expenses.payTitle', { name })}
          action={t('money.expenses.pay')}
          dueMinor={pendingMinor}
          onClose={onClose}
          onSubmit={async (rows) => {
            await send(`expenses/${id}/pay`, { rows }, t('money.expenses.paid'));
          }}
        />
      );
    case 'cancel':
      return (
        <ReasonDialog
          title={t('money.cancel.title', { name })}
          effect={t('money.cancel.expense')}
          onClose={onClose}
          path={`expenses/${id}/cancel`}
          onSubmit={async (reason, rehearsed) => {
            const done = t('money.cancel.done', { name });
            await send(`expenses/${id}/cancel`, { reason }, done, rehearsed);
          }}
        />
      );
    case 'restore':
      return <RestoreQuestion row={row} onClose={onClose} />;
    case 'files':
      return <Files row={row} onClose={onClose} />;
  }
}

type RowProps = Pick<AskedOfExpense, 'row'> & Pick<ExpenseDialogProps, 'onClose'>;

function RestoreQuestion({ row, onClose }: RowProps): ReactNode {
  const t = useMessages();
  const send = useMoneyAction();
  const { id, description: name } = row;
  const restore = () => {
    onClose();
    send(`expenses/${id}/restore`, {}, t('money.restore.done', { name })).catch(sayProblem);
  };
  return (
    <DialogFrame title={t('money.restore.title', { name })} onClose={onClose} isQuestion>
      <p>{t('money.restore.expense')}</p>
      <DialogButtons
        label={t('money.restore.action')}
        onCancel={onClose}
        onConfirm={restore}
        focused="cancel"
      />
    </DialogFrame>
  );
}

function Files({ row: { id, description }, onClose }: RowProps): ReactNode {
  const mayRecord = useMay('expenses.record');
  return (
    <DialogFrame title={description} onClose={onClose}>
      <RecordAttachments owner="expenses" id={id} mayChange={mayRecord} />
    </DialogFrame>
  );
}
