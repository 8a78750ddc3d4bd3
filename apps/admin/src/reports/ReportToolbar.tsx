import Clear from '@mui/icons-material/FilterAltOffOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { shownSums, type Report } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { CertificateButton } from '../payments/CertificateButton.js';
import { PostingFileButton } from '../accounting/PostingFileButton.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sayDay, showDay, showDays, today } from '../formats/days.js';
import { ExportMenu } from '../management/ExportMenu.js';
import { AsOf } from './AsOf.js';
import { BesideField } from './BesideField.js';
import { CompareField } from './CompareField.js';
import { FoldedFilters } from './FoldedFilters.js';
import { PeriodField } from './PeriodField.js';
import { ReportDay } from './ReportDay.js';
import { ReportColumns } from './ReportColumns.js';
import type { ChosenColumns } from './use-report-columns.js';
import { ReportFilters } from './ReportFilters.js';
import { ReportViews } from './ReportViews.js';
import { isBesideAnotherDay, pageQueryOf, unset } from './report-state.js';
import { ScheduleButton } from './ScheduleButton.js';
import type { ReportAddress } from './use-report.js';
import type { ReportWords } from '../explain/report-words.js';

interface ReportToolbarProps {
  readonly report: Report;
  readonly address: ReportAddress;
  readonly chosen: ChosenColumns;
  readonly total: number | undefined;
  /** Time at which the figures were read. */
  readonly readAt: number;
  readonly words: ReportWords;
}

/** The toolbar of a report: period, filters, grouping and outputs. */
export function ReportToolbar(props: ReportToolbarProps): ReactNode {
  const { report, address, words } = props;
  const { state, set, clear } = address;
  return (
    <>
      <div className="report-filters" role="group" aria-label={words.t('management.filters')}>
        {report.day === undefined ? null : (
          <PeriodField preset={state.preset} period={state.period} set={set} words={words} />
        )}
        {report.isOfOneDay === true ? (
          <ReportDay name="on" day={state.on} set={set} words={words} />
        ) : null}
        {report.compared === undefined ? null : (
          <BesideField state={state} set={set} words={words} />
        )}
        <FoldedFilters set={chosenOf(report, address)}>
          <ReportFilters report={report} state={state} set={set} words={words} />
          <GroupField report={report} address={address} words={words} />
          {report.day === undefined ? null : (
            <CompareField
              period={state.period}
              comparison={state.comparison}
              set={set}
              words={words}
            />
          )}
        </FoldedFilters>
      </div>
      <div className="list__toolbar report-actions">
        <PrintedHead {...props} />
        <AsOf readAt={props.readAt} words={words} />
        <span className="list__spring" />
        <ReportViews report={report} chosen={props.chosen} />
        <Button startIcon={<Clear />} onClick={clear}>
          {words.t('reports.clear')}
        </Button>
        <Made {...props} />
      </div>
    </>
  );
}

/** How many filters are set to other values than those they begin with. */
const chosenOf = ({ filters }: Report, { state }: ReportAddress): number =>
  filters.filter(({ field, first }) => (state.filters[field] ?? first) !== first).length;

/** The outputs of a report: columns, export and print. */
function Made({ report, address, chosen, total, words }: ReportToolbarProps): ReactNode {
  const { state } = address;
  const { info } = useSlice(session);
  const columns =
    state.by === ''
      ? chosen.columns.map(({ field }) => field)
      : [state.by, 'count', ...shownSums(report), ...(report.rate ? [report.rate.field] : [])];
  return (
    <>
      {state.by === '' ? <ReportColumns report={report} chosen={chosen} words={words} /> : null}
      <ExportMenu
        api={`reports/${report.name}`}
        screen={`commercial/reports/${report.name}`}
        query={pageQueryOf(report, state).toString()}
        columns={columns}
        about={aboutOf(report, address, words)}
        total={state.by === '' ? total : undefined}
      />
      {report.name === 'withholdings' && state.filters['ledger'] === 'supplier' ? (
        <CertificateButton partyId={state.filters['partyId']} period={state.period} />
      ) : null}
      {report.name === 'ledger_journal' ? <PostingFileButton period={state.period} /> : null}
      <ScheduleButton
        label={words.t('reports.schedule.open')}
        mailed={{
          report: report.name,
          name: words.title(report.name),
          filters: state.filters,
          by: state.by,
          columns: state.by === '' ? columns : [],
          hasDays: report.day !== undefined || report.isOfOneDay === true,
          every: 'week',
          language: words.language,
          recipient: info?.user.email ?? '',
        }}
      />
      <Button
        startIcon={<Print />}
        onClick={() => {
          window.print();
        }}
      >
        {words.t('reports.print')}
      </Button>
    </>
  );
}

type AddressProps = Pick<ReportToolbarProps, 'address' | 'words'>;

function GroupField({ report, address, words }: AddressProps & { readonly report: Report }) {
  const { state, set } = address;
  return (
    <TextField
      select
      className="report-filter"
      label={words.t('reports.by')}
      value={state.by}
      onChange={({ target: { value } }) => {
        set({ by: value === (report.firstBy ?? '') ? unset : value, sort: unset });
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{words.t('reports.byNothing')}</MenuItem>
      {report.dimensions.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {words.field(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The heading on paper: report, period and time of printing. */
function PrintedHead({ report, address, words }: ReportToolbarProps): ReactNode {
  const days = aboutOf(report, address, words);
  const printed = { day: sayDay(today(), words.language) };
  return (
    <p className="report-printed">
      <strong>{words.title(report.name)}</strong>
      {days === undefined ? null : <span>{days}</span>}
      <span>{words.t('reports.printedOn', printed)}</span>
    </p>
  );
}

/** The period as printed on paper. */
function aboutOf(
  report: Report,
  { state }: ReportAddress,
  { t, language }: ReportWords,
): string | undefined {
  const { day, isOfOneDay } = report;
  if (isOfOneDay === true) {
    const on = showDay(state.on, language);
    if (!isBesideAnotherDay(report, state)) return on;
    return t('reports.beside.days', { on, beside: showDay(state.besideOn, language) });
  }
  if (day === undefined) return undefined;
  return showDays(state.period, language);
}
