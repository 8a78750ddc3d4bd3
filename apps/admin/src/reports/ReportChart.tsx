import {
  isOrdered,
  isQuantitySum,
  type Report,
  type ReportDimension,
  type ReportGroup,
} from '@balcao/contracts';
import { showDecimal, showMinor } from '@balcao/messages';
import { fromMicros } from '@balcao/pricing';
import type { ReactNode } from 'react';
import type { ReportWords } from '../explain/report-words.js';

interface ReportChartProps {
  readonly report: Report;
  readonly by: ReportDimension;
  readonly groups: readonly ReportGroup[];
  readonly words: ReportWords;
}

/** The most bars that can still be told apart. */
const barsMax = 62;

/** Subtotals over time as bars, with those of the earlier period behind them. */
export function ReportChart({ report, by, groups: found, words }: ReportChartProps): ReactNode {
  const { main } = report;
  const groups = by.field === 'hourUtc' ? byClock(found, by, words) : found;
  // Lines of a statement follow each other, and are no course of time.
  if (!isOrdered(by) || by.order !== undefined || groups.length < 2 || groups.length > barsMax)
    return null;
  if (groups.every(({ sums }) => sums[main] === undefined)) return null;
  const values = groups.flatMap(({ sums, previous }) => [
    sums[main] ?? 0,
    previous?.sums[main] ?? 0,
  ]);
  const top = Math.max(...values, 0);
  const bottom = Math.min(...values, 0);
  // Above the axis and below it, each as high as its highest.
  const rows = { gridTemplateRows: `minmax(0, ${top || 1}fr) minmax(0, ${-bottom}fr)` };
  const height = (value: number) => `${(value / ((value < 0 ? bottom : top) || 1)) * 100}%`;
  const what = words.field(main);
  const show = (sum: number): string =>
    isQuantitySum(main)
      ? showDecimal(fromMicros(sum), words.language)
      : showMinor(sum, words.language);
  return (
    <figure className="report-chart" aria-label={words.t('reports.chart', { what })}>
      <figcaption>
        {what}
        <span className="amount">{show(top)}</span>
      </figcaption>
      <ol aria-hidden="true" data-many={groups.length > 16}>
        {groups.map((group) => {
          const value = group.sums[main] ?? 0;
          const before = group.previous?.sums[main];
          const label = words.group(by, group);
          const texts = [label, show(value)];
          if (before !== undefined) {
            texts.push(`${words.t('reports.before')}: ${show(before)}`);
          }
          return (
            <li key={group.id} title={texts.join('\n')}>
              <span className="report-chart__bars" style={rows}>
                {before === undefined ? null : (
                  <i data-before data-negative={before < 0} style={{ height: height(before) }} />
                )}
                <i data-negative={value < 0} style={{ height: height(value) }} />
              </span>
              <small>{shortOf(by, group.id, label)}</small>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** The hours of the day in the company's time zone. */
const byClock = (
  groups: readonly ReportGroup[],
  by: ReportDimension,
  words: ReportWords,
): readonly ReportGroup[] =>
  [...groups].sort((a, b) => words.group(by, a).localeCompare(words.group(by, b)));

/** A label short enough for the space below a bar. */
function shortOf({ step, field }: ReportDimension, id: string, label: string): string {
  if (step === 'day') return id.slice(8);
  if (step === 'week') return id.slice(5).split('-').reverse().join('/');
  if (field === 'hourUtc') return label.slice(0, 2);
  return step === 'month' || field === 'weekday' ? label.slice(0, 3) : label;
}
