import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ServiceOrderAnswer } from '@balcao/contracts';
import { minorToDecimal } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { orderTones } from '../billing/OrderList.js';
import { Amount } from '../fields/Amount.js';
import { StatusChip } from '../fields/StatusChip.js';
import { parseTypedMinor, writeDecimal } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { useService, useServiceCommand } from './use-service.js';

/** Orders of all companies; transfers that wait are approved or refused here. */
export function ServiceOrders(): ReactNode {
  const t = useMessages();
  const [settled, setSettled] = useState<ServiceOrderAnswer>();
  const { data = [] } = useService('/orders', (body) => body as readonly ServiceOrderAnswer[]);
  return (
    <section className="card">
      <h2>{t('billing.service.orders')}</h2>
      {data.length === 0 ? <p>{t('billing.service.nobody')}</p> : null}
      <ul className="rows">
        {data.map((order) => (
          <li key={`${order.companyId} ${order.id}`}>
            <span>
              <strong>{order.companyName}</strong>
              <small>{`${t(`billing.means.${order.means}`)} · ${order.reference}`}</small>
              <Proofs order={order} />
            </span>
            <span>
              <Amount minor={order.paidMinor ?? order.amountMinor} currency="MZN" />{' '}
              <StatusChip tone={orderTones[order.state]}>
                {t(`billing.orderStates.${order.state}`)}
              </StatusChip>{' '}
              {order.means === 'transfer' && order.state === 'waiting' ? (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => {
                    setSettled(order);
                  }}
                >
                  {t('billing.service.approve')}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {settled === undefined ? null : (
        <SettleDialog
          order={settled}
          onClose={() => {
            setSettled(undefined);
          }}
        />
      )}
    </section>
  );
}

function Proofs({ order }: { readonly order: ServiceOrderAnswer }): ReactNode {
  const { companyId, id, proofs } = order;
  const path = `/api/service/orders/${encodeURIComponent(companyId)}/${encodeURIComponent(id)}`;
  return proofs.map((proof) => (
    <small key={proof.id} style={{ display: 'block' }}>
      <a href={`${path}/proofs/${encodeURIComponent(proof.id)}`}>{proof.name}</a>
    </small>
  ));
}

interface SettleDialogProps {
  readonly order: ServiceOrderAnswer;
  readonly onClose: () => void;
}

function SettleDialog({ order, onClose }: SettleDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const send = useServiceCommand();
  const [received, setReceived] = useState(
    writeDecimal(minorToDecimal(order.amountMinor), language),
  );
  const [paymentReference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const path = `/orders/${encodeURIComponent(order.companyId)}/${encodeURIComponent(order.id)}`;
  const settle = async (verb: string, body: object): Promise<void> => {
    if (await send(`${path}/${verb}`, body)) onClose();
  };
  const fields = [
    ['billing.service.received', received, setReceived],
    ['billing.service.bankReference', paymentReference, setReference],
    ['billing.service.reason', reason, setReason],
  ] as const;
  const amountMinor = parseTypedMinor(received, language) ?? 0;
  return (
    <DialogFrame title={`${order.companyName} · ${order.reference}`} onClose={onClose}>
      <p>{t('billing.service.settleHint')}</p>
      <div className="billing__form">
        {fields.map(([label, value, change]) => (
          <TextField
            key={label}
            label={t(label)}
            value={value}
            onChange={({ target }) => {
              change(target.value);
            }}
          />
        ))}
      </div>
      <div className="form__buttons">
        <Button
          color="error"
          variant="outlined"
          disabled={reason.trim() === ''}
          onClick={() => void settle('refuse', { reason })}
        >
          {t('billing.service.refuse')}
        </Button>
        <Button
          variant="contained"
          disabled={amountMinor <= 0 || paymentReference.trim() === ''}
          onClick={() => void settle('approve', { amountMinor, paymentReference })}
        >
          {t('billing.service.approve')}
        </Button>
      </div>
    </DialogFrame>
  );
}
