import type { BilledAnswer, OrderAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../fields/Amount.js';
import { StatusChip } from '../fields/StatusChip.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

export const orderTones = {
  waiting: 'info',
  paid: 'success',
  failed: 'error',
  expired: 'neutral',
  refused: 'error',
} as const;

/** Orders and how they stand, the newest first. */
export function OrderList({ orders }: Pick<BilledAnswer, 'orders'>): ReactNode {
  const t = useMessages();
  return (
    <section className="card">
      <h2>{t('billing.orders')}</h2>
      {orders.length === 0 ? (
        <p>{t('billing.noOrders')}</p>
      ) : (
        <ul className="rows">
          {orders.map((order) => (
            <OrderItem key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OrderItem({ order }: { readonly order: OrderAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id, reference, purpose, means, amountMinor, paidMinor, placedAt, state } = order;
  return (
    <li>
      <span>
        <strong>
          <Link
            to={`/payment?order=${encodeURIComponent(id)}`}
            aria-label={t('billing.seeOrder', { reference })}
          >
            {t(`billing.purposes.${purpose.kind}`)}
          </Link>
        </strong>
        <small>{`${t(`billing.means.${means}`)} · ${showInstant(placedAt, language)}`}</small>
      </span>
      <span>
        <Amount minor={paidMinor ?? amountMinor} currency="MZN" />{' '}
        <StatusChip tone={orderTones[state]}>{t(`billing.orderStates.${state}`)}</StatusChip>
      </span>
    </li>
  );
}
