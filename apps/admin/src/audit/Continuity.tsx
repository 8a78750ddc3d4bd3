import '../theme/management.css';
import '../theme/report-table.css';
import './audit.css';
import {
  continuityColumns,
  continuityKinds,
  type ContinuityFinding,
  type SeriesContinuity,
  type SeriesContinuityAnswer,
} from '@balcao/contracts';
import { referenceById } from '@balcao/domain';
import { grouped } from '@balcao/messages';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { TableHead } from '../fields/TableHead.js';
import { sayDay, showDays } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { ExportMenu } from '../management/ExportMenu.js';
import { QueryState } from '../management/QueryState.js';

const api = 'series-continuity';
const screen = 'commercial/series_continuity';
const fields = `resources.${screen}.fields` as const;

/** Whether the numbers of each series follow one another, by year or for one series. */
export function Continuity(): ReactNode {
  const t = useMessages();
  const mayView = useMay('audit.view');
  const provider = useBalcao();
  const [address, setAddress] = useSearchParams();
  const query = askedIn(address);
  const checked = useQuery({
    queryKey: [api, query],
    queryFn: async () => parse((await provider.read(`${api}?${query}`)).body),
    enabled: mayView,
  });
  if (!mayView) return <AccessDenied permission="audit.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.continuity')}</PageTitle>
      <p className="audit__hint">{t('audit.continuity.hint')}</p>
      <QueryState query={checked}>
        {(answer) => (
          <div className="stack">
            <div className="audit__actions">
              <YearField
                answer={answer}
                onChoose={(year) => {
                  setAddress({ year }, { replace: true });
                }}
              />
              {address.has('seriesId') ? (
                <Button component={Link} to={`?year=${answer.year}`}>
                  {t('audit.continuity.allSeries')}
                </Button>
              ) : null}
              <span className="list__spring" />
              <ExportMenu
                api={api}
                screen={screen}
                query={query}
                columns={continuityColumns}
                total={undefined}
              />
            </div>
            <SeriesTable answer={answer} />
            {answer.findings.length === 0 ? null : <Findings answer={answer} />}
          </div>
        )}
      </QueryState>
    </>
  );
}

/** The part of an address that the route understands. */
function askedIn(address: URLSearchParams): string {
  const names = ['year', 'seriesId'].filter((name) => address.has(name));
  return new URLSearchParams(names.map((name) => [name, address.get(name) ?? ''])).toString();
}

/** What the route answers. */
const parse = (body: unknown): SeriesContinuityAnswer => body as SeriesContinuityAnswer;

interface AnswerProps {
  readonly answer: SeriesContinuityAnswer;
}

function YearField({
  answer: { year, years },
  onChoose,
}: AnswerProps & { readonly onChoose: (year: string) => void }): ReactNode {
  const t = useMessages();
  const offered = years.includes(year) ? years : [year, ...years];
  return (
    <TextField
      select
      size="small"
      className="audit__year"
      label={t('audit.continuity.year')}
      value={String(year)}
      onChange={({ target: { value } }) => {
        onChoose(value);
      }}
    >
      {offered.map((each) => (
        <MenuItem key={each} value={String(each)}>
          {each}
        </MenuItem>
      ))}
    </TextField>
  );
}

function SeriesTable({ answer: { series, year } }: AnswerProps): ReactNode {
  const t = useMessages();
  const total = series.reduce((sum, { numbers }) => sum + numbers, 0);
  const used = series.filter(({ numbers }) => numbers > 0);
  const unused = series.filter(({ numbers }) => numbers === 0);
  const isInOrder = series.every((one) => continuityKinds.every((kind) => one[kind] === 0));
  if (series.length === 0) return <p>{t('audit.continuity.noSeries', { year })}</p>;
  return (
    <section className="list">
      {isInOrder && used.length > 0 ? (
        <p className="audit__said" role="status">
          {t('audit.continuity.allInOrder', {
            smart_count: total,
            count: grouped(String(total)),
          })}
        </p>
      ) : null}
      {unused.length === 0 ? null : (
        <p className="audit__said">
          {t('audit.continuity.unusedOnes', { series: unused.map((one) => one.series).join(', ') })}
        </p>
      )}
      {used.length === 0 ? null : <UsedSeries series={used} />}
    </section>
  );
}

function UsedSeries({ series }: { readonly series: readonly SeriesContinuity[] }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <table className="report stacked" aria-label={t('layout.pages.continuity')}>
      <TableHead
        headings={[
          { label: t(`${fields}.series`) },
          { label: t(`${fields}.numbers`), isFigure: true },
          { label: t(`${fields}.lastNumber`), isFigure: true },
          { label: t(`${fields}.days`) },
          { label: t(`${fields}.finding`) },
        ]}
      />
      <tbody>
        {series.map((one) => (
          <tr key={one.seriesId}>
            <td className="audit__series">
              <Link to={`?seriesId=${encodeURIComponent(one.seriesId)}`}>{one.series}</Link>
            </td>
            <td className="number" data-label={t(`${fields}.numbers`)}>
              {grouped(String(one.numbers))}
            </td>
            <td className="number" data-label={t(`${fields}.lastNumber`)}>
              {grouped(String(one.lastNumber))}
            </td>
            <td data-label={t(`${fields}.days`)}>
              {one.firstOn === undefined || one.lastOn === undefined
                ? '–'
                : showDays({ from: one.firstOn, to: one.lastOn }, language)}
            </td>
            <td data-label={t(`${fields}.finding`)}>
              <Result series={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was found in a series, a chip for each kind. */
function Result({ series }: { readonly series: SeriesContinuity }): ReactNode {
  const t = useMessages();
  const found = continuityKinds.filter((kind) => series[kind] > 0);
  if (found.length === 0) {
    return <StatusChip tone="success">{t('audit.continuity.inOrder')}</StatusChip>;
  }
  return (
    <span className="audit__found">
      {found.map((kind) => (
        <StatusChip key={kind} tone={kind === 'found' ? 'info' : 'error'}>
          {`${t(`audit.continuity.kinds.${kind}`)}: ${series[kind]}`}
        </StatusChip>
      ))}
    </span>
  );
}

function Findings({ answer: { series, findings } }: AnswerProps): ReactNode {
  const t = useMessages();
  const counts = series.flatMap((one) => continuityKinds.map((kind) => one[kind]));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <section className="list" aria-labelledby="findings">
      <h2 id="findings" className="audit__findings">
        {t('audit.continuity.found', { smart_count: total, count: grouped(String(total)) })}
      </h2>
      {total > findings.length ? (
        <p className="audit__said">
          {t('audit.continuity.firstFindings', { count: findings.length })}
        </p>
      ) : null}
      <table className="report stacked" aria-label={t('audit.continuity.findings')}>
        <TableHead
          headings={[
            { label: t(`${fields}.number`) },
            { label: t(`${fields}.finding`) },
            { label: t(`${fields}.detail`) },
            { label: t(`${fields}.on`) },
            { label: t(`${fields}.revision`), isFigure: true },
          ]}
        />
        <tbody>
          {findings.map((each) => (
            <FindingRow key={`${each.revision} ${each.kind}`} finding={each} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FindingRow({ finding }: { readonly finding: ContinuityFinding }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { kind, reference, revision, issuedOn, dayBefore, expected, recoveredAs } = finding;
  const day = (on: string | undefined) => (on === undefined ? '' : sayDay(on, language));
  return (
    <tr>
      <td>{reference}</td>
      <td data-label={t(`${fields}.finding`)}>{t(`audit.continuity.kinds.${kind}`)}</td>
      <td data-label={t(`${fields}.detail`)}>
        {t(`audit.continuity.detail.${kind}`, {
          expected: expected ?? '',
          day: day(issuedOn),
          dayBefore: day(dayBefore),
          recoveredAs: referenceById(recoveredAs ?? ''),
        })}
      </td>
      <td data-label={t(`${fields}.on`)}>{issuedOn === undefined ? '' : <Day day={issuedOn} />}</td>
      <td className="number" data-label={t(`${fields}.revision`)}>
        <Link to={`/commercial/journal/${revision}`}>{grouped(String(revision))}</Link>
      </td>
    </tr>
  );
}
