import '../dashboard/dashboard.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { useSubscriptionGlance } from '../billing/use-billing.js';
import { AttentionList, type Waiting } from '../dashboard/parts/AttentionList.js';
import { useAttention } from '../dashboard/use-figures.js';
import { useMessages } from '../i18n/use-messages.js';
import { FailedState } from '../skeletons/FailedState.js';
import { endingOf } from './ending.js';
import { useWaitingApprovals } from './use-waiting-approvals.js';
import { useAlteredMonths } from './use-altered-months.js';

/** What waits for the user today, and the way to the dashboard. */
export function NeedsAttention(): ReactNode {
  const t = useMessages();
  const mayView = useMay('companies.view');
  const seesFigures = useMay('reports.view');
  const { data: attention, error, refetch } = useAttention(mayView);
  const altered = useAlteredMonths();
  const more = [...useWaitingApprovals(), ...altered, ...useEnding()];
  if (!mayView) return null;
  return (
    <section className="card home__attention" aria-labelledby="needs-attention">
      <div className="card__head">
        <h2 id="needs-attention">{t('dashboard.attention.title')}</h2>
        {seesFigures ? <Link to="/commercial/dashboard">{t('layout.pages.dashboard')}</Link> : null}
      </div>
      {attention === undefined && error !== null ? (
        <FailedState problem={t('dashboard.failed')} onRetry={() => void refetch()} />
      ) : attention === undefined ? (
        <div className="home__waiting" aria-busy="true" />
      ) : (
        <AttentionList attention={attention} more={more} />
      )}
    </section>
  );
}

/** The subscription, when it ends soon or has ended. */
function useEnding(): readonly Waiting[] {
  const t = useMessages();
  const { data } = useSubscriptionGlance();
  const days = data && endingOf(data);
  if (days === undefined) return [];
  const text =
    days <= 0
      ? t('dashboard.attention.ended')
      : t('dashboard.attention.ending', { smart_count: days });
  return [{ id: 'subscription', text, to: '/subscription' }];
}
