import '../../theme/management.css';
import './proof.css';
import Back from '@mui/icons-material/ArrowBack';
import Previous from '@mui/icons-material/ChevronLeft';
import Next from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Permission } from '@balcao/domain';
import { grouped } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMay } from '../../admin/hooks.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { sayDay } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { AccessDenied } from '../../layout/AccessDenied.js';
import { PageTitle } from '../../layout/page-title.js';
import { FailedState } from '../../skeletons/FailedState.js';
import { showDays } from '../parts/show.js';
import {
  lineColumns,
  openColumns,
  saleColumns,
  stockColumns,
  type AnyRow,
  type ProofColumn,
} from './columns.js';
import { daysIn, proofOf, type Proof, type ProofKind } from './links.js';
import { ProofTable } from './ProofTable.js';
import { ProofTotalsStrip } from './ProofTotalsStrip.js';
import { rowsPerPage, useProofRows, useProofTotals } from './use-proof.js';

const permissions: Readonly<Record<ProofKind, Permission>> = {
  sales: 'reports.view',
  lines: 'reports.view',
  open: 'documents.view',
  stock: 'stock.view',
};

/** The list that a figure is the sum of, narrowed as the figure was. */
export function ProofPage(): ReactNode {
  const [params] = useSearchParams();
  const proof = proofOf(params);
  const permission = permissions[proof.of];
  const mayView = useMay(permission);
  if (!mayView) return <AccessDenied permission={permission} />;
  return <ProofList key={params.toString()} proof={proof} />;
}

function ProofList({ proof }: { readonly proof: Proof }): ReactNode {
  const t = useMessages();
  const title = useTitle(proof);
  const narrowed = useNarrowed(proof);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useProofRows(proof, page);
  const { data: sums } = useProofTotals(proof);
  const seesCosts = useMay('stock.viewCost');
  const withMargin = proof.filter['withDeliveries'] === true && seesCosts;
  const totals = proof.of === 'stock' ? data && { count: data.total } : sums;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="proof__head">
        <Button component={Link} to={proof.back ?? '/commercial/dashboard'} startIcon={<Back />}>
          {t(proof.back === undefined ? 'dashboard.list.back' : 'dashboard.list.backToReport')}
        </Button>
        {narrowed === '' ? null : <h2>{narrowed}</h2>}
      </div>
      <ProofTotalsStrip of={proof.of} withMargin={withMargin} totals={totals} />
      <div className="list">
        {error !== null && data === undefined ? (
          <FailedState problem={t('dashboard.failed')} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton shape="rows" />
        ) : data.total === 0 ? (
          <div className="list__state">
            <p>{t('dashboard.list.none')}</p>
          </div>
        ) : (
          <>
            <ProofTable rows={data.rows} columns={columnsOf(proof.of, withMargin)} />
            <Pages page={page} total={data.total} onPage={setPage} />
          </>
        )}
      </div>
    </>
  );
}

/** Rows of a kind are read only with the columns of that kind. */
function columnsOf(of: ProofKind, withMargin: boolean): readonly ProofColumn<AnyRow>[] {
  switch (of) {
    case 'sales':
      return saleColumns(withMargin);
    case 'lines':
      return lineColumns;
    case 'open':
      return openColumns;
    case 'stock':
      return stockColumns;
  }
}

function useTitle({ of, filter }: Proof): string {
  const t = useMessages();
  const isPurchases = of === 'lines' && filter['group'] === 'purchases';
  return t(isPurchases ? 'dashboard.list.purchases' : `dashboard.list.${of}`);
}

/** What the list is narrowed to, in words. */
function useNarrowed({ filter, name }: Proof): string {
  const t = useMessages();
  const language = useLanguage();
  const { from, to } = { ...daysIn(filter, 'dueOn'), ...daysIn(filter, 'issuedOn') };
  const days =
    from !== undefined && to !== undefined
      ? showDays({ from, to }, language)
      : to !== undefined
        ? t('dashboard.list.until', { to: sayDay(to, language) })
        : from !== undefined
          ? t('dashboard.list.since', { from: sayDay(from, language) })
          : '';
  return [name ?? '', days].filter((text) => text !== '').join(' · ');
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps): ReactNode {
  const t = useMessages();
  const first = (page - 1) * rowsPerPage + 1;
  const last = Math.min(total, page * rowsPerPage);
  return (
    <div className="proof__pages">
      <span aria-live="polite">
        {t('dashboard.list.page', { first, last, total: grouped(String(total)) })}
      </span>
      <IconButton
        aria-label={t('dashboard.list.previous')}
        disabled={page === 1}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        <Previous />
      </IconButton>
      <IconButton
        aria-label={t('dashboard.list.next')}
        disabled={last >= total}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        <Next />
      </IconButton>
    </div>
  );
}
