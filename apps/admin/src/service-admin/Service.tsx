import '../billing/billing.css';
import '../clients/client.css';
import '../layout/cards.css';
import '../theme/management.css';
import type { ServiceAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../skeletons/Skeleton.js';
import { NotFound } from '../entry/NotFound.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { ServiceCompanies } from './ServiceCompanies.js';
import { ServiceOrders } from './ServiceOrders.js';
import { ServicePlans } from './ServicePlans.js';
import { useService } from './use-service.js';

/** The whole service, for those who run it; nothing is here for anybody else. */
export function Service(): ReactNode {
  const t = useMessages();
  const { data, error } = useService('', (body) => body as ServiceAnswer);
  if (data === undefined) return error === null ? <PageSkeleton shape="cards" /> : <NotFound />;
  return (
    <>
      <PageTitle>{t('layout.pages.service')}</PageTitle>
      {data.hasTwoFactor ? null : (
        <p className="billing__hint billing__warning">{t('billing.service.twoFactor')}</p>
      )}
      <Figures service={data} />
      <div className="stack" style={{ maxWidth: 1080 }}>
        {data.isBilled ? <ServiceOrders /> : null}
        <ServiceCompanies />
        {data.isBilled ? <ServicePlans /> : null}
      </div>
    </>
  );
}

function Figures({ service }: { readonly service: ServiceAnswer }): ReactNode {
  const t = useMessages();
  const { jobs, orders, health } = service;
  const isHealthy = health.isReady && health.isFolding && health.stalled === 0;
  return (
    <dl className="figures">
      <div>
        <dt>{t('billing.service.health')}</dt>
        <dd className="figures__text">
          {t(isHealthy ? 'billing.service.healthy' : 'billing.service.unhealthy')}
        </dd>
      </div>
      <div>
        <dt>{t('billing.service.toApprove')}</dt>
        <dd>{orders.toApprove}</dd>
      </div>
      <div>
        <dt>{t('billing.service.waiting')}</dt>
        <dd>{orders.waiting}</dd>
      </div>
      {(['waiting', 'running', 'failed'] as const).map((state) => (
        <div key={state}>
          <dt>{t(`billing.service.jobs.${state}`)}</dt>
          <dd>{jobs[state] ?? 0}</dd>
        </div>
      ))}
    </dl>
  );
}
