import Button from '@mui/material/Button';
import type { BilledAnswer, OrderAnswer } from '@balcao/contracts';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { Amount } from '../fields/Amount.js';
import { FileButton } from '../fields/FileButton.js';
import { StatusChip } from '../fields/StatusChip.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { orderTones } from './OrderList.js';
import { sendProof } from './send-proof.js';
import { useForgetBilling, useOrder } from './use-billing.js';

interface FollowedOrderProps {
  readonly id: string;
  readonly subscription: BilledAnswer;
}

/** An order as it stands, looked at again while it waits. */
export function FollowedOrder({ id, subscription }: FollowedOrderProps): ReactNode {
  const t = useMessages();
  const forget = useForgetBilling();
  const { data: order, error } = useOrder(id);
  const state = order?.state;
  useEffect(() => {
    if (state === 'paid') void forget();
    // The page is told once, when the state becomes this one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
  if (order === undefined)
    return error === null ? <Skeleton shape="text" /> : <p role="alert">{error.message}</p>;
  return (
    <section className="card billing__paying" aria-live="polite">
      <h2>{t('billing.order', { reference: order.reference })}</h2>
      <p className="billing__price">
        <Amount minor={order.paidMinor ?? order.amountMinor} currency="MZN" />
      </p>
      <p>
        {t(`billing.means.${order.means}`)}{' '}
        <StatusChip tone={orderTones[order.state]}>
          {t(`billing.orderStates.${order.state}`)}
        </StatusChip>
      </p>
      {order.reason === undefined ? null : <p className="billing__warning">{order.reason}</p>}
      {order.state === 'waiting' ? (
        <WhatToDo order={order} bankDetails={subscription.bankDetails} />
      ) : null}
      <div className="billing__buttons">
        <Button component={Link} to="/subscription" variant="outlined">
          {t('layout.pages.subscription')}
        </Button>
      </div>
    </section>
  );
}

interface WhatToDoProps {
  readonly order: OrderAnswer;
  readonly bankDetails: string | null;
}

function WhatToDo({ order, bankDetails }: WhatToDoProps): ReactNode {
  const t = useMessages();
  const forget = useForgetBilling();
  const { id: companyId } = useSlice(company);
  const mayManage = useMay('billing.manage');
  if (order.means !== 'transfer')
    return <p>{t('billing.onPhone', { phone: order.phone ?? '' })}</p>;
  const attach = async (file: File): Promise<void> => {
    try {
      if (companyId !== null) await sendProof(companyId, order.id, file);
    } catch (error) {
      sayProblem(error);
    }
    await forget();
  };
  const hasProof = order.proofs.length > 0;
  return (
    <>
      <p>{t('billing.toBank')}</p>
      <p style={{ whiteSpace: 'pre-line' }}>{bankDetails}</p>
      <p>{t('billing.proofs', { count: order.proofs.length })}</p>
      <FileButton
        variant={hasProof ? 'outlined' : 'contained'}
        disabled={!mayManage}
        accept="application/pdf,image/jpeg,image/png"
        onChoose={([file]) => void attach(file)}
      >
        {t(hasProof ? 'billing.attachMore' : 'billing.attach')}
      </FileButton>
    </>
  );
}
