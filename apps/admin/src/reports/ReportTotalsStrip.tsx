import type { Report, ReportTotals } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useCompany } from '../documents/editor/use-rules.js';
import { Amount } from '../fields/Amount.js';
import { Change } from './Change.js';
import type { ReportWords } from './words.js';

interface ReportTotalsStripProps {
  readonly report: Report;
  readonly totals: ReportTotals | undefined;
  readonly words: ReportWords;
}

/** The grand totals over everything that the report selects, beside those of the period before. */
export function ReportTotalsStrip({ report, totals, words }: ReportTotalsStripProps): ReactNode {
  const { data: company } = useCompany();
  const sums = report.sums.filter((field) => totals === undefined || field in totals.sums);
  const figure = (field: string): ReactNode => (
    <Amount minor={totals?.sums[field] ?? 0} currency={company?.currency ?? ''} />
  );
  return (
    <dl className="totals report-totals" aria-live="polite">
      <div className="totals__count">
        <dt>{words.field('count')}</dt>
        <dd>{totals === undefined ? '–' : grouped(String(totals.count))}</dd>
      </div>
      {sums.map((field) => (
        <div key={field} className={field === report.main ? undefined : 'totals__minor'}>
          <dt>{words.field(field)}</dt>
          <dd>{totals === undefined ? '–' : figure(field)}</dd>
          {totals?.previous === undefined ? null : (
            <small>
              <Amount minor={totals.previous.sums[field] ?? 0} />{' '}
              <Change now={totals.sums[field] ?? 0} before={totals.previous.sums[field] ?? 0} />
            </small>
          )}
        </div>
      ))}
    </dl>
  );
}
