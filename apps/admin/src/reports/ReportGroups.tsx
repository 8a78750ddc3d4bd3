import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  isOrdered,
  rateIn,
  shownSums,
  type Report,
  type ReportDimension,
  type ReportGroup,
  type ReportTotals,
} from '@balcao/contracts';
import { grouped, showDecimal } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { askedOf } from './asked-of.js';
import { sumFigure, type ReportAsked } from '../explain/figure-of.js';
import { useRowMark } from '../compare/use-row-mark.js';
import { Change } from './Change.js';
import { RowsBelow } from './RowsBelow.js';
import { SortHeading } from './SortHeading.js';
import { SumFigure } from './SumFigure.js';
import type { ReportState } from './report-state.js';
import type { ReportWords } from '../explain/report-words.js';

interface ReportGroupsProps {
  readonly report: Report;
  readonly by: ReportDimension;
  readonly groups: readonly ReportGroup[];
  readonly totals: ReportTotals | undefined;
  readonly state: ReportState;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly words: ReportWords;
}

/** The subtotals of a report, each with its share of the total and a link to its rows. */
export function ReportGroups(props: ReportGroupsProps): ReactNode {
  const { report, by, groups, totals, state, set, words } = props;
  const sums = shownSums(report).filter((field) => groups.some((group) => field in group.sums));
  const isCompared = totals?.previous !== undefined;
  const first = isOrdered(by) ? 'label:asc' : `${report.main}:desc`;
  const sort = state.sort === '' ? first : state.sort;
  const heading = (field: string, label: string, isNumeric = true): ReactNode => (
    <SortHeading
      key={field}
      field={field}
      label={label}
      isNumeric={isNumeric}
      sort={sort}
      onSort={(next) => {
        set({ sort: next });
      }}
    />
  );
  return (
    <table className="report report--groups stacked" aria-label={words.title(report.name)}>
      <thead>
        <tr>
          {heading('label', words.field(by.name), false)}
          {heading('count', words.field('count'))}
          {sums.map((field) => heading(field, words.field(field)))}
          {report.rate ? heading(report.rate.field, words.field(report.rate.field)) : null}
          {isCompared ? (
            <>
              <th scope="col" className="number">
                {words.t('reports.before')}
              </th>
              <th scope="col" className="number">
                {words.t('reports.change')}
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.id} {...props} group={group} sums={sums} isCompared={isCompared} />
      ))}
      {totals === undefined ? null : (
        <tfoot>
          <tr>
            <td>{words.t('reports.total')}</td>
            <Figures
              of={totals}
              asked={askedOf(report, state)}
              name={words.title(report.name)}
              sums={sums}
              report={report}
              isCompared={isCompared}
              words={words}
            />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface GroupProps extends ReportGroupsProps {
  readonly group: ReportGroup;
  readonly sums: readonly string[];
  readonly isCompared: boolean;
}

function Group({ group, sums, isCompared, ...props }: GroupProps): ReactNode {
  const { report, by, totals, state, words } = props;
  const [isOpen, setOpen] = useState(false);
  const markOf = useRowMark();
  const label = words.group(by, group);
  const whole = totals?.sums[report.main] ?? 0;
  const share = whole === 0 ? 0 : (group.sums[report.main] ?? 0) / whole;
  return (
    <tbody>
      <tr {...markOf(group.id)}>
        <th scope="row">
          <button
            type="button"
            className="report__toggle"
            aria-expanded={isOpen}
            title={words.t(isOpen ? 'reports.hideRows' : 'reports.showRows')}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? <ExpandLess /> : <ExpandMore />}
            <span>{group.currency === undefined ? label : `${label} · ${group.currency}`}</span>
          </button>
          <span
            className="report__share"
            style={{ inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }}
          />
        </th>
        <Figures
          of={group}
          asked={askedOf(report, state, group.where)}
          name={label}
          sums={sums}
          report={report}
          isCompared={isCompared}
          words={words}
        />
      </tr>
      {isOpen ? (
        <tr>
          <td
            className="report__below"
            colSpan={sums.length + (report.rate ? 1 : 0) + (isCompared ? 4 : 2)}
          >
            <RowsBelow {...props} group={group} label={label} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

interface FiguresProps {
  readonly of: Pick<ReportGroup, 'count' | 'sums' | 'previous'>;
  readonly asked: ReportAsked;
  /** The report of the figures. */
  readonly name: string;
  readonly sums: readonly string[];
  readonly report: Report;
  readonly isCompared: boolean;
  readonly words: ReportWords;
}

function Figures(props: FiguresProps): ReactNode {
  const { of, asked, name, sums, report, isCompared, words } = props;
  const { main, rate } = report;
  const percent = rate && rateIn(rate, of.sums);
  const before = of.previous?.sums[main] ?? 0;
  return (
    <>
      <td className="number" data-label={words.field('count')}>
        <span className="amount">{grouped(String(of.count))}</span>
      </td>
      {sums.map((field) => (
        <td
          key={field}
          className="number"
          data-label={words.field(field)}
          data-main={field === main}
          data-empty={of.sums[field] === undefined || of.sums[field] === 0}
        >
          <SumFigure
            field={field}
            sum={of.sums[field]}
            figure={sumFigure(report, field, asked, `${words.field(field)} · ${name}`)}
            dashForZero
          />
        </td>
      ))}
      {rate === undefined ? null : (
        <td className="number" data-label={words.field(rate.field)}>
          <span className="amount">
            {percent === undefined ? '–' : showDecimal(percent, words.language)}
          </span>
        </td>
      )}
      {isCompared ? (
        <>
          <td className="number" data-label={words.t('reports.before')}>
            <SumFigure field={main} sum={before} dashForZero />
          </td>
          <td className="number" data-label={words.t('reports.change')}>
            <Change now={of.sums[main] ?? 0} before={before} />
          </td>
        </>
      ) : null}
    </>
  );
}
