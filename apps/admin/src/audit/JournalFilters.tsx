import { journalQuestions } from '@balcao/contracts';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { MoreFilters } from '../filters/MoreFilters.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { ReferenceFilter } from '../filters/ReferenceFilter.js';
import { SearchedFilter } from '../filters/SearchedFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import { useFilterName } from '../management/filter-names.js';
import { useFilters, withFilter } from '../management/use-filters.js';
import { EventTypeFilter } from './EventTypeFilter.js';
import { JournalPeople } from './JournalPeople.js';

const amounts = [
  { value: { $gte: 100_000 }, label: 'audit.journal.amounts.over1000' },
  { value: { $gte: 1_000_000 }, label: 'audit.journal.amounts.over10000' },
  { value: { $gte: 10_000_000 }, label: 'audit.journal.amounts.over100000' },
] as const;

const fields = 'resources.commercial/journal.fields';

/** Narrows the journal: by a question, a period, a person, and by what an event is about. */
export function JournalFilters(): ReactNode {
  const t = useMessages();
  return (
    <>
      <PeriodFilter source="on" />
      <MoreFilters
        sources={['type', 'actorId', 'partyId', 'amountMinor', 'cashRegisterId', 'recordId']}
      >
        <EventTypeFilter />
        <PersonFilter />
        <SearchedFilter
          source="partyId"
          reference="commercial/clients"
          label={t(`${fields}.partyId`)}
        />
        <SelectFilter
          source="amountMinor"
          label={t('audit.journal.amount')}
          choices={amounts.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <ReferenceFilter
          source="cashRegisterId"
          reference="commercial/cash_registers"
          label={t(`${fields}.cashRegisterId`)}
        />
      </MoreFilters>
      <Questions />
      <JournalPeople />
    </>
  );
}

/** Questions that are asked of the whole history at once. */
function Questions(): ReactNode {
  const t = useMessages();
  const { filters, setFilters } = useFilters();
  const asked = journalQuestions.find((one) => one === filters['question']);
  const words = asked && t(`audit.journal.question.${asked}`);
  useFilterName('question', t('audit.journal.questions'), words);
  return (
    <div className="audit__questions" role="group" aria-label={t('audit.journal.questions')}>
      {journalQuestions.map((question) => (
        <Chip
          key={question}
          clickable
          color={question === asked ? 'primary' : 'default'}
          variant={question === asked ? 'filled' : 'outlined'}
          aria-pressed={question === asked}
          label={t(`audit.journal.question.${question}`)}
          onClick={() => {
            const next = question === asked ? undefined : question;
            setFilters((now) => {
              const others = withFilter(withFilter(now, 'opens', undefined), 'closes', undefined);
              return withFilter(others, 'question', next);
            });
          }}
        />
      ))}
      {asked === 'afterHours' ? <Hours /> : null}
    </div>
  );
}

/** When the shop is at work; what is outside of it is asked for. */
function Hours(): ReactNode {
  const t = useMessages();
  const { filters, setFilters } = useFilters();
  const time = (source: 'opens' | 'closes', usual: string): ReactNode => {
    const value = filters[source];
    return (
      <TextField
        type="time"
        label={t(`${fields}.${source}`)}
        value={typeof value === 'string' ? value : usual}
        onChange={({ target }) => {
          if (/^\d\d:\d\d$/.test(target.value)) {
            setFilters((now) => withFilter(now, source, target.value));
          }
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    );
  };
  return (
    <span className="audit__hours">
      {time('opens', '07:00')}
      {time('closes', '20:00')}
    </span>
  );
}

interface Person extends RaRecord {
  readonly id: string;
  readonly name: string;
}

/** Those of the company, for whoever may see them. */
function PersonFilter(): ReactNode {
  const t = useMessages();
  const enabled = useMay('identity.view');
  const { data = [] } = useGetList<Person>(
    'users',
    { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { enabled },
  );
  if (!enabled) return null;
  return (
    <SelectFilter
      source="actorId"
      label={t(`${fields}.actorId`)}
      choices={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
