import Button from '@mui/material/Button';
import type { PaymentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ulid } from 'ulidx';
import { useMay } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { AllocateDialog } from './AllocateDialog.js';
import type { PaymentCategory } from './category.js';
import { ReasonDialog } from './ReasonDialog.js';
import { RowsDialog } from './RowsDialog.js';
import { useMoneyAction } from './use-money-action.js';

interface PaymentActionsProps {
  readonly payment: PaymentAnswer;
  readonly category: PaymentCategory;
}

/** What can be done with a payment: settle with it, refund it, cancel, restore. */
export function PaymentActions({ payment, category }: PaymentActionsProps): ReactNode {
  const { id, status, unallocatedMinor } = payment;
  const t = useMessages();
  const may = usePermissions();
  const { allocate, restore } = useChanges(payment);
  const [dialog, setDialog] = useState<'allocate' | 'cancel' | 'refund'>();
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
        <Button
          variant="outlined"
          onClick={() => {
            setDialog('allocate');
          }}
        >
          {t('money.payments.allocateByHand')}
        </Button>
      ) : null}
      {hasCredit && may.refund ? (
        <Button
          variant="outlined"
          onClick={() => {
            setDialog('refund');
          }}
        >
          {t('money.payments.refund')}
        </Button>
      ) : null}
      <Button component={Link} to={`/${category.resource}/${id}/history`} variant="outlined">
        {t('money.payments.history')}
      </Button>
      {isActive && may.cancel ? (
        <Button
          variant="outlined"
          color="error"
          onClick={() => {
            setDialog('cancel');
          }}
        >
          {t('money.cancel.action')}
        </Button>
      ) : null}
      {!isActive && may.cancel ? (
        <Button variant="outlined" onClick={restore}>
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
  readonly dialog: 'allocate' | 'cancel' | 'refund';
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
      <RowsDialog
        title={t('money.payments.refundTitle', { name })}
        action={t('money.payments.refund')}
        dueMinor={unallocatedMinor}
        onClose={onClose}
        onSubmit={async (rows) => {
          const done = t('money.payments.refunded');
          await send(`payments/${id}/refund`, { id: ulid(), rows }, done);
        }}
      />
    );
  }
  return (
    <ReasonDialog
      title={t('money.cancel.title', { name })}
      effect={t('money.cancel.payment')}
      onClose={onClose}
      onSubmit={async (reason) => {
        await send(`payments/${id}/cancel`, { reason }, t('money.cancel.done', { name }));
      }}
    />
  );
}

function useChanges({ id, reference: name }: PaymentAnswer) {
  const t = useMessages();
  const send = useMoneyAction();
  const restore = async (): Promise<void> => {
    const title = t('money.restore.title', { name });
    if (!(await askToConfirm({ title, message: t('money.restore.message') }))) return;
    await send(`payments/${id}/restore`, {}, t('money.restore.done', { name }));
  };
  return {
    restore: () => {
      restore().catch(sayProblem);
    },
    allocate: () => {
      const done = t('money.payments.allocated');
      send(`payments/${id}/allocate`, { isAutomatic: true }, done).catch(sayProblem);
    },
  };
}
