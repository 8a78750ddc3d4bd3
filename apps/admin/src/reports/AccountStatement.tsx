import type { AccountEntryRow, AgeingAnswer, ClientRow } from '@balcao/contracts';
import { languageOfParty } from '@balcao/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { SuggestField } from '../fields/SuggestField.js';
import { useClients } from '../fields/use-clients.js';
import { showDays, today } from '../formats/days.js';
import { Explained } from '../explain/Explained.js';
import { Amount } from '../fields/Amount.js';
import { agedFigure } from '../clients/aged-figure.js';
import { partyEntriesOf } from '../clients/PartyStatement.js';
import { ExportMenu } from '../management/ExportMenu.js';
import { Pages } from '../management/Pages.js';
import { StatementTable } from '../statement/StatementTable.js';
import type { DayRange } from '../filters/periods.js';
import { SendButton } from '../sending/Sending.js';
import { SendingList } from '../sending/SendingList.js';
import type { SentRecord } from '../sending/sent-record.js';
import { PeriodField } from './PeriodField.js';
import { unset } from './report-state.js';
import { Answered, StatementFrame } from './StatementFrame.js';
import { periodQuery, useStatementPeriod } from './use-statement-period.js';
import { useReportWords, type ReportWords } from '../explain/report-words.js';

const ledgers = ['clients', 'suppliers'] as const;
type LedgerName = (typeof ledgers)[number];

/** Entries of one page. */
const perPage = 100;

/**
 * The account statement of a client or supplier: entries in order, and the ageing of the balance.
 */
export function AccountStatement(): ReactNode {
  const words = useReportWords();
  const { t } = words;
  const { preset, period, address, set } = useStatementPeriod('thisYear');
  const ledger = address.get('of') === 'suppliers' ? 'suppliers' : 'clients';
  const partyId = address.get('party') ?? '';
  const { data: party } = useParty(ledger, partyId);
  const file = fileOf({ ledger, partyId, words }, party, period);
  const record = party && recordOf({ ledger, party, title: t('reports.account.title') }, period);
  return (
    <StatementFrame
      title={t('reports.account.title')}
      name="account_statement"
      period={period}
      fields={
        <>
          <TextField
            select
            label={t('reports.account.of')}
            value={ledger}
            onChange={({ target: { value } }) => {
              set({ of: value, party: unset });
            }}
          >
            {ledgers.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`reports.account.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <PartyField key={ledger} ledger={ledger} partyId={partyId} set={set} words={words} />
          <PeriodField preset={preset} period={period} set={set} words={words} />
        </>
      }
      made={
        record === undefined ? null : (
          <>
            <ExportMenu {...file} total={undefined} />
            <SendButton record={record} />
          </>
        )
      }
      {...(party && { mailed: mailedOf({ ledger, party, title: t('reports.account.title') }) })}
      words={words}
    >
      {partyId === '' ? (
        <div className="list list__state">
          <h2>{t('reports.account.choose')}</h2>
          <p>{t('reports.account.chooseHint')}</p>
        </div>
      ) : (
        <>
          <AgeingOn ledger={ledger} partyId={partyId} on={period.to} words={words} />
          {record === undefined ? null : <SendingList record={record} />}
          <Entries
            ledger={ledger}
            partyId={partyId}
            days={periodQuery(period)}
            page={Number.parseInt(address.get('page') ?? '1', 10) || 1}
            set={set}
            words={words}
          />
        </>
      )}
    </StatementFrame>
  );
}

interface OfParty {
  readonly ledger: LedgerName;
  readonly partyId: string;
  readonly words: ReportWords;
}

const columns = ['on', 'kind', 'reference', 'debitMinor', 'creditMinor', 'balanceMinor'];

/** The client or supplier; undefined until one is chosen. */
const useParty = (ledger: LedgerName, partyId: string) =>
  useGetOne<ClientRow>(`commercial/${ledger}`, { id: partyId }, { enabled: partyId !== '' });

interface OfKnownParty {
  readonly ledger: LedgerName;
  readonly party: ClientRow;
  readonly title: string;
}

/** The payload that mails the statement once. */
const recordOf = ({ ledger, party, title }: OfKnownParty, { from, to }: DayRange): SentRecord => ({
  api: ledger,
  partyApi: ledger,
  id: party.id,
  partyId: party.id,
  partyName: party.name,
  reference: `${title} · ${party.name}`,
  days: { ...(from !== undefined && { from }), ...(to !== undefined && { until: to }) },
});

/** The payload that schedules the statement, in the recipient's language. */
const mailedOf = ({ ledger, party, title }: OfKnownParty) => ({
  name: `${title} · ${party.name}`,
  filters: { of: ledger, party: party.id },
  language: languageOfParty(party),
  recipient: party.email1 ?? '',
});

/** The query of the statement as a file: its period and its client or supplier. */
function fileOf(
  { ledger, partyId, words }: OfParty,
  data: ClientRow | undefined,
  period: DayRange,
) {
  return {
    api: `${ledger}/${encodeURIComponent(partyId)}/entries`,
    screen: 'commercial/reports/account_statement',
    query: periodQuery(period),
    columns,
    about: [data?.code, data?.name, data?.nuit, showDays(period, words.language)]
      .filter((text) => text !== undefined && text !== '')
      .join(' · '),
  };
}

type Setting = { readonly set: (values: Readonly<Record<string, string>>) => void };

function PartyField({ ledger, partyId, set, words }: OfParty & Setting): ReactNode {
  const resource = `commercial/${ledger}` as const;
  const { clients, isWaiting, look } = useClients(resource);
  const { data } = useParty(ledger, partyId);
  return (
    <SuggestField
      label={words.field(ledger === 'clients' ? 'clientId' : 'supplierId')}
      value={partyId === '' ? '' : (data?.name ?? '…')}
      suggestions={clients.map((row) => ({ id: row.id, name: row.name, detail: row.code }))}
      isWaiting={isWaiting}
      onWrite={look}
      onClear={() => {
        set({ party: unset });
      }}
      onChoose={({ id }) => {
        set({ party: id });
      }}
    />
  );
}

const ages = [
  ['notDue', 'notDueMinor'],
  ['days1To30', 'days1To30Minor'],
  ['days31To60', 'days31To60Minor'],
  ['days61To90', 'days61To90Minor'],
  ['over90', 'over90Minor'],
  ['credits', 'creditsMinor'],
] as const;

/** The ageing of the balance on the last day of the period, or today if that is earlier. */
function AgeingOn({ ledger, partyId, on, words: { t } }: OfParty & { on: string | undefined }) {
  const provider = useBalcao();
  const day = on === undefined || on > today() ? today() : on;
  const { data } = useQuery({
    queryKey: [`commercial/${ledger}`, 'ageing', partyId, day],
    queryFn: async () => {
      const { body } = await provider.read(
        `${ledger}/${encodeURIComponent(partyId)}/ageing?on=${day}`,
      );
      if (typeof body !== 'object' || body === null) throw new Error('the ageing is no object');
      // Typed by the contract.
      return body as AgeingAnswer;
    },
  });
  const shown = (field: 'totalMinor' | (typeof ages)[number][1], title: string) => {
    if (data === undefined) return '–';
    const minor = data[field];
    return (
      <Explained figure={agedFigure({ api: ledger, partyId, field, minor, on: data.on }, title)}>
        <Amount minor={minor} dashForZero={field !== 'totalMinor'} />
      </Explained>
    );
  };
  return (
    <dl className="figures" data-size="small" aria-label={t('money.parties.ageing.title')}>
      <div>
        <dt>{t('reports.account.balance')}</dt>
        <dd>{shown('totalMinor', t('reports.account.balance'))}</dd>
      </div>
      {ages.map(([name, field]) => (
        <div key={name}>
          <dt>{t(`money.parties.ageing.${name}`)}</dt>
          <dd>{shown(field, t(`money.parties.ageing.${name}`))}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EntriesProps extends OfParty, Setting {
  readonly days: string;
  readonly page: number;
}

const headings = { in: 'pages.client.debit', out: 'pages.client.credit' } as const;

function Entries({ ledger, partyId, days, page, set, words }: EntriesProps): ReactNode {
  const provider = useBalcao();
  const { data, error, refetch } = useQuery({
    queryKey: [`commercial/${ledger}`, 'entries', partyId, days, page],
    queryFn: async () => {
      const query = `${days}&page=${page}&perPage=${perPage}`;
      const path = `${ledger}/${encodeURIComponent(partyId)}/entries?${query}`;
      const { body, total = 0 } = await provider.read(path);
      if (!Array.isArray(body)) throw new Error('the statement has an unknown shape');
      // Typed by the contract.
      return { rows: body as AccountEntryRow[], total };
    },
  });
  return (
    <section className="list">
      <Answered data={data} error={error} onRetry={() => void refetch()}>
        {({ rows, total }) => {
          const [first] = rows;
          if (first === undefined) {
            return <p className="list__state">{words.t('reports.account.nothing')}</p>;
          }
          const sign = ledger === 'clients' ? 1 : -1;
          const opening = (first.balanceMinor ?? 0) - sign * (first.debitMinor - first.creditMinor);
          return (
            <>
              <p className="report-hint">
                {words.t('reports.account.opening')} <Amount minor={opening} />
              </p>
              <StatementTable
                entries={[...partyEntriesOf(rows)].reverse()}
                headings={headings}
                collection="account_entries"
              />
              {total > perPage ? (
                <Pages
                  {...{ page, perPage, total }}
                  onPage={(next) => {
                    set({ page: String(next) });
                  }}
                />
              ) : null}
            </>
          );
        }}
      </Answered>
    </section>
  );
}
