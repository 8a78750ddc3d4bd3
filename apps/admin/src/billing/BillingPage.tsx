import '../clients/client.css';
import '../layout/cards.css';
import '../theme/management.css';
import './billing.css';
import type { BilledAnswer } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { QueryState } from '../management/QueryState.js';
import { useSubscription } from './use-billing.js';

interface BillingPageProps {
  readonly title: ScreenMessageKey;
  readonly children: (subscription: BilledAnswer) => ReactNode;
}

/** A page about the subscription: denied, loading, failed, free, or what it is about. */
export function BillingPage({ title, children }: BillingPageProps): ReactNode {
  const t = useMessages();
  const mayView = useMay('billing.view');
  const query = useSubscription();
  if (!mayView) return <AccessDenied permission="billing.view" />;
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      <QueryState query={query}>
        {(data) =>
          data.isBilled ? (
            children(data)
          ) : (
            <div className="list list__state">
              <h2>{t('billing.freeTitle')}</h2>
              <p>{t('billing.free')}</p>
            </div>
          )
        }
      </QueryState>
    </>
  );
}
