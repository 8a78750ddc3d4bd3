import Button from '@mui/material/Button';
import type { BilledAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao, useMay } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { showSnack } from '../boot/snack.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { sayProblem } from '../http/say-problem.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { BillingPage } from './BillingPage.js';
import { CreditsLedger } from './CreditsLedger.js';
import { OrderList } from './OrderList.js';
import { lastDayOf } from './last-day.js';
import { useForgetBilling } from './use-billing.js';

const tones = {
  trial: 'info',
  running: 'success',
  cancelled: 'warning',
  renewing: 'info',
  ended: 'error',
} as const;

/** How the company stands: plan, renewal, what is left, and what was paid. */
export const Subscription = (): ReactNode => (
  <BillingPage title="layout.pages.subscription">
    {(subscription) => (
      <div className="stack">
        <Standing subscription={subscription} />
        <CreditsLedger ledger={subscription.ledger} />
        <Periods subscription={subscription} />
        <OrderList orders={subscription.orders} />
      </div>
    )}
  </BillingPage>
);

function Standing({ subscription }: { readonly subscription: BilledAnswer }): ReactNode {
  const t = useMessages();
  const { state, current, renewal, isReadOnly } = subscription;
  const isTrial = current.period === 'trial';
  return (
    <section className="card">
      {isReadOnly ? <p className="billing__warning">{t('billing.readOnly')}</p> : null}
      <dl className="pairs">
        <dt>{t('billing.plan')}</dt>
        <dd>
          <PlanName of={current} />
          {isTrial ? null : ` · ${t(`billing.periods.${current.period}`)}`}
        </dd>
        {/* The trial is its own state: what is left of it has no value either. */}
        {isTrial && state === 'trial' ? null : (
          <>
            <dt>{t('billing.state')}</dt>
            <dd>
              <StatusChip tone={tones[state]}>{t(`billing.states.${state}`)}</StatusChip>
            </dd>
          </>
        )}
        <dt>{t(renewal === null ? 'billing.endsOn' : 'billing.renewsOn')}</dt>
        <dd>
          <Day day={renewal === null ? lastDayOf(current) : current.endsOn} />
        </dd>
        {renewal === null ? null : (
          <>
            <dt>{t('billing.renewalValue')}</dt>
            <dd>
              <PlanName of={renewal} /> · <Amount minor={renewal.priceMinor} currency="MZN" />
            </dd>
          </>
        )}
        <dt>{t('billing.remainingDays')}</dt>
        <dd>{subscription.remainingDays}</dd>
        {isTrial ? null : (
          <>
            <dt>{t('billing.remainingValue')}</dt>
            <dd>
              <Amount minor={subscription.remainingValueMinor} currency="MZN" />
            </dd>
          </>
        )}
        <dt>{t('billing.credits')}</dt>
        <dd>
          <Amount minor={subscription.creditsMinor} currency="MZN" />
        </dd>
      </dl>
      {renewal === null ? null : (
        <p className={renewal.isCovered ? undefined : 'billing__warning'}>
          {t(renewal.isCovered ? 'billing.covered' : 'billing.notCovered')}
        </p>
      )}
      <Actions subscription={subscription} />
    </section>
  );
}

interface Named {
  readonly planName: string;
  readonly planNamePt: string;
}

function PlanName({ of: { planName, planNamePt } }: { readonly of: Named }): ReactNode {
  return useLanguage() === 'pt' ? planNamePt : planName;
}

function Actions({ subscription }: { readonly subscription: BilledAnswer }): ReactNode {
  const t = useMessages();
  const { send, isBusy } = useSending();
  const mayManage = useMay('billing.manage');
  const { state, isChangeScheduled } = subscription;
  if (!mayManage) return null;
  const cancel = async (): Promise<void> => {
    const [title, message] = [t('billing.cancelTitle'), t('billing.cancelMessage')];
    if (await askToConfirm({ title, message, isDestructive: true })) {
      send('cancel', t('billing.cancelled'));
    }
  };
  return (
    <div className="billing__buttons">
      <Button component={Link} to="/plans" variant="contained">
        {t('billing.seePlans')}
      </Button>
      <Button component={Link} to="/deposit" variant="outlined">
        {t('billing.recharge')}
      </Button>
      {isChangeScheduled ? (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => {
            send('drop-change', t('billing.dropped'));
          }}
        >
          {t('billing.dropChange')}
        </Button>
      ) : null}
      {state === 'running' ? (
        <Button variant="outlined" color="error" onClick={() => void cancel()}>
          {t('billing.cancel')}
        </Button>
      ) : null}
      {state === 'cancelled' ? (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => {
            send('reactivate', t('billing.reactivated'));
          }}
        >
          {t('billing.reactivate')}
        </Button>
      ) : null}
    </div>
  );
}

function useSending() {
  const provider = useBalcao();
  const forget = useForgetBilling();
  const { run, isBusy } = useSubmission();
  const send = (verb: string, text: string): void => {
    run(async () => {
      try {
        await provider.send(`billing/subscription/${verb}`, {});
        showSnack(text, 'success');
      } catch (error) {
        sayProblem(error);
      }
      await forget();
    });
  };
  return { send, isBusy };
}

function Periods({ subscription }: { readonly subscription: BilledAnswer }): ReactNode {
  const t = useMessages();
  return (
    <section className="card">
      <h2>{t('billing.history')}</h2>
      <div className="billing__scroll">
        <table className="statement stacked" aria-label={t('billing.history')}>
          <thead>
            <tr>
              <th scope="col">{t('billing.plan')}</th>
              <th scope="col" className="number">
                {t('billing.columns.amount')}
              </th>
              <th scope="col">{t('billing.columns.days')}</th>
            </tr>
          </thead>
          <tbody>
            {subscription.periods.map((period, index) => (
              <tr key={subscription.periods.length - index}>
                <td data-label={t('billing.plan')}>
                  <PlanName of={period} />
                </td>
                <td className="number" data-label={t('billing.columns.amount')}>
                  <Amount minor={period.priceMinor} />
                </td>
                <td data-label={t('billing.columns.days')}>
                  <Day day={period.startsOn} /> – <Day day={lastDayOf(period)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
