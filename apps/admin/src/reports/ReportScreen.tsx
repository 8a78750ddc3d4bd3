import '../documents/list/list.css';
import '../theme/management.css';
import './reports.css';
import { reportOf, type Report, type ReportGroup } from '@balcao/contracts';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { askedOf } from './asked-of.js';
import { lazyScreen } from '../routing/lazy-screen.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { NotFound } from '../entry/NotFound.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedList } from '../skeletons/FailedList.js';
import { Pages } from '../management/Pages.js';
import { Compared } from './Compared.js';
import { ReportChart } from './ReportChart.js';
import { useReportColumns } from './use-report-columns.js';
import { ReportGroups } from './ReportGroups.js';
import { ReportRows } from './ReportRows.js';
import { ReportToolbar } from './ReportToolbar.js';
import { ReportTotalsStrip } from './ReportTotalsStrip.js';
import { reportAsAsked } from './report-state.js';
import {
  useReportAddress,
  useReportPage,
  useReportTotals,
  type ReportAddress,
  type ReportRow,
} from './use-report.js';
import { useReportWords, type ReportWords } from '../explain/report-words.js';

/** Reports that do not sum one kind of row; each has its own page. */
const statements: Readonly<Partial<Record<string, ComponentType>>> = {
  account_statement: lazyScreen(
    async () => (await import('./AccountStatement.js')).AccountStatement,
  ),
  financial_statement: lazyScreen(
    async () => (await import('./FinancialStatement.js')).FinancialStatement,
  ),
  vat_summary: lazyScreen(async () => (await import('./VatSummary.js')).VatSummary),
};

/** The report or statement that the address names. */
export function ReportScreen(): ReactNode {
  const { report: name = '' } = useParams();
  const Statement = statements[name];
  if (Statement !== undefined) return <Statement />;
  const report = reportOf(name);
  return report === undefined ? <NotFound /> : <Permitted key={name} report={report} />;
}

function Permitted({ report }: { readonly report: Report }): ReactNode {
  const mayReport = useMay('reports.view');
  const mayView = useMay(report.permission);
  if (!mayReport) return <AccessDenied permission="reports.view" />;
  return mayView ? <Shown report={report} /> : <AccessDenied permission={report.permission} />;
}

function Shown({ report: declared }: { readonly report: Report }): ReactNode {
  const address = useReportAddress(declared);
  const report = reportAsAsked(declared, address.state);
  const words = useReportWords();
  const chosen = useReportColumns(report);
  const { data: totals, dataUpdatedAt } = useReportTotals(report, address.state);
  const by = report.dimensions.find(({ name }) => name === address.state.by);
  const shared = { report, totals, words, ...address };
  return (
    <div className="report-page">
      <PageTitle>{words.title(report.name)}</PageTitle>
      <ReportToolbar
        report={report}
        address={address}
        chosen={chosen}
        total={totals?.count}
        readAt={dataUpdatedAt}
        words={words}
      />
      <ReportTotalsStrip
        report={report}
        totals={totals}
        words={words}
        asked={askedOf(report, address.state)}
      />
      <Page {...shared}>
        {(rows) =>
          by === undefined ? (
            <ReportRows
              {...shared}
              columns={chosen.columns}
              rows={rows.filter((row): row is ReportRow => !('sums' in row))}
              asked={askedOf(report, address.state)}
              sort={address.state.sort}
              onSort={(sort) => {
                address.set({ sort });
              }}
            />
          ) : (
            <>
              <ReportChart report={report} by={by} groups={rows.filter(isGroup)} words={words} />
              <div className="list__table">
                <ReportGroups {...shared} by={by} groups={rows.filter(isGroup)} />
              </div>
            </>
          )
        }
      </Page>
    </div>
  );
}

const needsWord = (needs: string) =>
  needs === 'accountId' || needs === 'account' ? needs : 'articleId';

const isGroup = (row: ReportRow | ReportGroup): row is ReportGroup => 'sums' in row;

interface PageProps extends ReportAddress {
  readonly report: Report;
  readonly words: ReportWords;
  readonly children: (rows: readonly (ReportRow | ReportGroup)[]) => ReactNode;
}

function Page(props: PageProps): ReactNode {
  const { report, state, set, words, children } = props;
  const { data, error, refetch, isPlaceholderData } = useReportPage(report, state);
  const { needs } = report;
  if (needs !== undefined && state.filters[needs] === undefined) {
    return (
      <section className="list">
        <div className="list__state">
          <h2>{words.t(`reports.needs.${needsWord(needs)}`)}</h2>
          <p>{words.t('reports.needsHint')}</p>
        </div>
      </section>
    );
  }
  return (
    <section className="list rereading" aria-busy={isPlaceholderData}>
      {data === undefined ? (
        error === null ? (
          <Skeleton shape="rows" />
        ) : (
          <FailedList onRetry={() => void refetch()} />
        )
      ) : data.rows.length === 0 ? (
        <div className="list__state">
          <h2>{words.t('reports.none')}</h2>
          <p>{words.t('reports.noneHint')}</p>
        </div>
      ) : (
        <>
          <Compared report={report} state={state} words={words} rows={data.rows} />
          {children(data.rows)}
          <Pages
            page={Math.min(state.page, Math.max(1, Math.ceil(data.total / state.perPage)))}
            perPage={state.perPage}
            total={data.total}
            onPage={(page) => {
              set({ page: String(page) });
            }}
            onPerPage={(perPage) => {
              set({ perPage: String(perPage) });
            }}
          />
        </>
      )}
    </section>
  );
}
