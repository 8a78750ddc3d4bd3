import Button from '@mui/material/Button';
import type { PaymentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { RehearsedQuestion } from '../rehearsal/RehearsedQuestion.js';
import { AllocateDialog } from './AllocateDialog.js';
import type { PaymentCategory } from './category.js';
import { ReasonDialog } from './ReasonDialog.js';
import { RefundDialog } from './RefundDialog.js';
import { useMoneyAction } from './use-money-action.js';

interface PaymentActionsProps {
  readonly payment: PaymentAnswer;
  readonly category: PaymentCategory;
}

type AskedOfPayment = 'allocate' | 'cancel' | 'refund' | 'restore';

/** What can be done with a payment: settle with it, refund it, cancel, restore. */
export function PaymentActions({ payment, category }: PaymentActionsProps): ReactNode {
  const { id, status, unallocatedMinor } = payment;
  const t = useMessages();
  const may = usePermissions();
  const allocate = useAllocating(payment);
  const [dialog, setDialog] = useState<AskedOfPayment>();
  const asking = (asked: AskedOfPayment) => () => {
    setDialog(asked);
  };
  const isActive = status === 'active';
  const hasCredit = isActive && unallocatedMinor > 0;
  const isFixed = payment.isSetOff === true || (payment.isPrinted && !hasCredit);
  const mayChoose =
    isActive && may.allocate && !isFixed && (hasCredit || payment.allocations.length > 0);
  return (
    <div className="payment__buttons">
      {hasCredit && may.allocate ? (
        <Button variant="outlined" onClick={allocate}>
          {t('money.payments.allocate')}
        </Button>
      ) : null}
      {mayChoose ? (
        <Button variant="outlined" onClick={asking('allocate')}>
          {t('money.payments.allocateByHand')}
        </Button>
      ) : null}
      {hasCredit && may.refund ? (
        <Button variant="outlined" onClick={asking('refund')}>
          {t('money.payments.refund')}
        </Button>
      ) : null}
      <Button component={Link} to={`/${category.resource}/${id}/history`} variant="outlined">
        {t('money.payments.history')}
      </Button>
      {isActive && may.cancel ? (
        <Button variant="outlined" color="error" onClick={asking('cancel')}>
          {t('money.cancel.action')}
        </Button>
      ) : null}
      {!isActive && may.cancel ? (
        <Button variant="outlined" onClick={asking('restore')}>
          {t('money.restore.action')}
        </Button>
      ) : null}
      {dialog === undefined ? null : (
        <Dialog
          payment={payment}
          category={category}
          dialog={dialog}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      )}
    </div>
  );
}

function usePermissions() {
  return {
    allocate: useMay('payments.allocate'),
    refund: useMay('payments.refund'),
    cancel: useMay('payments.cancel'),
  };
}

interface DialogProps extends PaymentActionsProps {
  readonly dialog: AskedOfPayment;
  readonly onClose: () => void;
}

function Dialog({ payment, category, dialog, onClose }: DialogProps): ReactNode {
  const { id, reference: name, unallocatedMinor } = payment;
  const t = useMessages();
  const send = useMoneyAction();
  if (dialog === 'allocate') {
    return <AllocateDialog payment={payment} category={category} onClose={onClose} />;
  }
  if (dialog === 'refund') {
    return (
      <RefundDialog
        of={{ id, name, dueMinor: unallocatedMinor }}
        isToClient={payment.ledger === 'client'}
        onClose={onClose}
      />
    );
  }
  if (dialog === 'restore') {
    return (
      <RehearsedQuestion
        title={t('money.restore.title', { name })}
        message={t('money.restore.message')}
        path={`payments/${id}/restore`}
        onClose={onClose}
        onYes={async (rehearsed) => {
          const done = t('money.restore.done', { name });
          await send(`payments/${id}/restore`, {}, done, rehearsed);
        }}
      />
    );
  }
  return (
    <ReasonDialog
      title={t('money.cancel.title', { name })}
      effect={t('money.cancel.payment')}
      path={`payments/${id}/cancel`}
      onClose={onClose}
      onSubmit={async (reason, rehearsed) => {
        const done = t('money.cancel.done', { name });
        await send(`payments/${id}/cancel`, { reason }, done, rehearsed);
      }}
    />
  );
}

/** Settles the oldest documents with what is left over. */
function useAllocating({ id }: PaymentAnswer): () => void {
  const t = useMessages();
  const send = useMoneyAction();
  return () => {
    const done = t('money.payments.allocated');
    send(`payments/${id}/allocate`, { isAutomatic: true }, done).catch(sayProblem);
  };
}
