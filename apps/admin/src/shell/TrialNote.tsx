import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSubscriptionGlance } from '../billing/use-billing.js';
import { useMessages } from '../i18n/use-messages.js';

/** How long the company may still try the product, from the first day on; nothing once it pays. */
export function TrialNote(): ReactNode {
  const t = useMessages();
  const { data } = useSubscriptionGlance();
  if (data?.isBilled !== true || data.state !== 'trial') return null;
  return (
    <Link to="/plans" className="side__trial">
      {t('layout.trial', { smart_count: Math.max(1, data.remainingDays) })}
    </Link>
  );
}
