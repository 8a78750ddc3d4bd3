import '../clients/client.css';
import '../layout/cards.css';
import '../management/management.css';
import './billing.css';
import Button from '@mui/material/Button';
import type { BilledAnswer } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { useSubscription } from './use-billing.js';

interface BillingPageProps {
  readonly title: ScreenMessageKey;
  readonly children: (subscription: BilledAnswer) => ReactNode;
}

/** A page about the subscription: denied, loading, failed, free, or what it is about. */
export function BillingPage({ title, children }: BillingPageProps): ReactNode {
  const t = useMessages();
  const mayView = useMay('billing.view');
  const { data, error, refetch } = useSubscription();
  if (!mayView) return <AccessDenied permission="billing.view" />;
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      {data === undefined ? (
        error === null ? (
          <Spinner />
        ) : (
          <div className="list__state" role="alert">
            <p>{error.message}</p>
            <Button variant="outlined" onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          </div>
        )
      ) : data.isBilled ? (
        children(data)
      ) : (
        <p className="billing__hint">{t('billing.free')}</p>
      )}
    </>
  );
}
