import '../layout/cards.css';
import './dashboard.css';
import Button from '@mui/material/Button';
import type { SalesAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { measureOf, periodOf, periodQuery, type Measure } from './period.js';
import { AttentionList } from './parts/AttentionList.js';
import { Card, Skeletons } from './parts/Card.js';
import { CurveCard } from './parts/CurveCard.js';
import { Headlines } from './parts/Headlines.js';
import { MomentsCard } from './parts/MomentsCard.js';
import { PeriodBar } from './parts/PeriodBar.js';
import { PositionCards } from './parts/PositionCards.js';
import { LeadersCard, MethodsCard, SellersCard } from './parts/ShareCards.js';
import { showPeriod } from './parts/show.js';
import { useAttention, useLeaders, usePosition, useSales } from './use-figures.js';

/** Figures at a glance; each opens the list that it is the sum of. */
export function Dashboard(): ReactNode {
  const t = useMessages();
  const mayView = useMay('reports.view');
  if (!mayView) return <AccessDenied permission="reports.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.dashboard')}</PageTitle>
      <Figures />
    </>
  );
}

function Figures(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const choice = periodOf(params);
  const measure = measureOf(params);
  const query = periodQuery(choice);
  const sales = useSales(query);
  const keep = (address: string): void => {
    setParams(new URLSearchParams(address), { replace: true });
  };
  return (
    <>
      <PeriodBar
        choice={choice}
        measure={measure}
        title={sales.data === undefined ? ' ' : showPeriod(choice, sales.data.period, language)}
        onPeriod={(chosen) => {
          keep(`${periodQuery(chosen)}${measure === 'net' ? '&measure=net' : ''}`);
        }}
        onMeasure={(chosen) => {
          keep(`${query}&measure=${chosen}`);
        }}
      />
      {sales.data?.narrowing === undefined ? null : (
        <p className="dash__narrowing" role="status">
          {t(`dashboard.narrowing.${sales.data.narrowing}`)}
        </p>
      )}
      <div className="dash" aria-busy={sales.isFetching}>
        {sales.error !== null && sales.data === undefined ? (
          <Failed onRetry={() => void sales.refetch()} />
        ) : (
          <SalesPart sales={sales.data} measure={measure} query={query} />
        )}
        <TodayPart />
      </div>
    </>
  );
}

interface SalesPartProps {
  readonly sales: SalesAnswer | undefined;
  readonly measure: Measure;
  readonly query: string;
}

function SalesPart({ sales, measure, query }: SalesPartProps): ReactNode {
  const t = useMessages();
  const { data: leaders } = useLeaders(query);
  const { data: attention } = useAttention();
  if (attention?.isNew === true) return <EmptyCompany />;
  if (sales === undefined) {
    return (
      <>
        <span className="visually-hidden" role="status">
          {t('dashboard.loading')}
        </span>
        <Skeletons spans={[3, 3, 3, 3, 8, 4, 4, 4, 4, 4, 8]} />
      </>
    );
  }
  if (sales.narrowing === 'shift') return null;
  const shown = leaders && { period: leaders.period, measure };
  return (
    <>
      <Headlines sales={sales} measure={measure} />
      <CurveCard sales={sales} measure={measure} />
      {leaders === undefined ? <Skeletons spans={[4, 4, 4]} /> : null}
      {shown && leaders.categories && (
        <LeadersCard kind="categories" leaders={leaders.categories} {...shown} />
      )}
      {shown && leaders.articles && (
        <LeadersCard kind="articles" leaders={leaders.articles} {...shown} />
      )}
      {shown && leaders.clients && (
        <LeadersCard kind="clients" leaders={leaders.clients} {...shown} />
      )}
      <MethodsCard sales={sales} measure={measure} />
      <SellersCard sales={sales} measure={measure} />
      <MomentsCard sales={sales} measure={measure} />
    </>
  );
}

/** What does not depend on the period: where the company stands, and what waits. */
function TodayPart(): ReactNode {
  const t = useMessages();
  const { data: position } = usePosition();
  const { data: attention } = useAttention();
  return (
    <>
      {position === undefined ? (
        <Skeletons spans={[4, 4, 4]} />
      ) : (
        <PositionCards position={position} />
      )}
      {attention === undefined ? null : (
        <Card title={t('dashboard.attention.title')} span={8}>
          <AttentionList attention={attention} />
        </Card>
      )}
    </>
  );
}

function EmptyCompany(): ReactNode {
  const t = useMessages();
  const mayDraft = useMay('documents.draft');
  return (
    <section className="card dash__card dash__empty" data-span={12}>
      <h2>{t('dashboard.empty.title')}</h2>
      <p>{t('dashboard.empty.hint')}</p>
      {mayDraft ? (
        <Button component={Link} to="/commercial/document/FT/create" variant="contained">
          {t('pages.home.newInvoice')}
        </Button>
      ) : null}
    </section>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useMessages();
  return (
    <section className="card dash__card dash__empty" data-span={12} role="alert">
      <p>{t('dashboard.failed')}</p>
      <Button variant="outlined" onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </section>
  );
}
