import { rateIn, shownSums, type Report, type ReportTotals } from '@balcao/contracts';
import { grouped, showDecimal } from '@balcao/messages';
import type { ReactNode } from 'react';
import { sumFigure, type ReportAsked } from '../explain/figure-of.js';
import { useCompany } from '../admin/use-company.js';
import { Change } from './Change.js';
import { SumFigure } from './SumFigure.js';
import type { ReportWords } from '../explain/report-words.js';

interface ReportTotalsStripProps {
  readonly report: Report;
  readonly totals: ReportTotals | undefined;
  readonly words: ReportWords;
  /** The filters of the report, for explaining figures. */
  readonly asked: ReportAsked;
}

/** The grand totals of the report, next to those of the earlier period. */
export function ReportTotalsStrip(props: ReportTotalsStripProps): ReactNode {
  const { report, totals, words, asked } = props;
  const { data: company } = useCompany();
  const { apart } = totals ?? {};
  const sums = shownSums(report).filter((field) =>
    totals === undefined ? field === report.main : field in totals.sums,
  );
  const { rate } = report;
  const percent = rate && totals && rateIn(rate, totals.sums);
  const figure = (field: string): ReactNode => (
    <SumFigure
      field={field}
      sum={totals?.sums[field] ?? 0}
      currency={totals?.currency ?? company?.currency ?? ''}
      figure={sumFigure(
        report,
        field,
        asked,
        `${words.field(field)} · ${words.title(report.name)}`,
      )}
    />
  );
  return (
    <dl className="totals report-totals" aria-live="polite">
      <div className="totals__count">
        <dt>{words.field('count')}</dt>
        <dd>{totals === undefined ? '–' : grouped(String(totals.count))}</dd>
      </div>
      {apart === undefined ? null : (
        <div className="totals__note">
          <dt>{words.field(report.main)}</dt>
          <dd>{words.t('reports.apart', { filter: words.field(apart) })}</dd>
        </div>
      )}
      {sums.map((field) => (
        <div key={field} className={field === report.main ? undefined : 'totals__minor'}>
          <dt>{words.field(field)}</dt>
          <dd>{totals === undefined ? '–' : figure(field)}</dd>
          {totals?.previous === undefined ? null : (
            <small>
              <SumFigure field={field} sum={totals.previous.sums[field] ?? 0} />{' '}
              <Change now={totals.sums[field] ?? 0} before={totals.previous.sums[field] ?? 0} />
            </small>
          )}
        </div>
      ))}
      {rate === undefined || percent === undefined ? null : (
        <div className="totals__minor">
          <dt>{words.field(rate.field)}</dt>
          <dd>{showDecimal(percent, words.language)}</dd>
        </div>
      )}
    </dl>
  );
}
