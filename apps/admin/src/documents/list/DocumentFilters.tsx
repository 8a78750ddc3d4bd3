import type { DocumentTypeRow } from '@balcao/contracts';
import { daysOfPeriod } from '@balcao/domain';
import type { ReactNode } from 'react';
import { DayFilter } from '../../filters/DayFilter.js';
import { listPeriods, periodOf } from '../../filters/periods.js';
import { today } from '../../formats/days.js';
import { useMessages } from '../../i18n/use-messages.js';
import { SuggestField } from '../../fields/SuggestField.js';
import { fallsDue } from '../parts/falls-due.js';
import { useClients } from '../../fields/use-clients.js';
import { AmountFilter } from './AmountFilter.js';
import { ChoiceFilter } from './ChoiceFilter.js';
import { amountsOf, daysOf, withRange, without } from './tabs.js';
import { useFilter, type FilterValues } from './use-filter.js';
import { usePartyName, useSellerChoices, useSeriesChoices } from './use-filter-choices.js';

interface FiltersProps {
  readonly type: DocumentTypeRow;
}

/** The filters of the list other than search and state. */
export function DocumentFilters({ type }: FiltersProps): ReactNode {
  const t = useMessages();
  const { filter, setFilter } = useFilter();
  const series = useSeriesChoices(type);
  const sellers = useSellerChoices();
  const choose = (field: 'seriesId' | 'issuedById') => (id: string | undefined) => {
    setFilter((set) => {
      const others = without(set, field);
      return id === undefined ? others : { ...others, [field]: id };
    });
  };
  return (
    <div className="doc-filters" role="group" aria-label={t('management.filters')}>
      {type.group === 'internal' ? null : <ClientFilter type={type} />}
      <PeriodFilter />
      <DaysFilter field="issuedOn" from="documents.list.from" to="documents.list.to" />
      {fallsDue(type) ? (
        <DaysFilter field="dueOn" from="documents.filters.dueFrom" to="documents.filters.dueTo" />
      ) : null}
      <AmountsFilter />
      {series.length > 1 ? (
        <ChoiceFilter
          label={t('documents.fields.series')}
          value={textIn(filter, 'seriesId')}
          choices={series}
          onChange={choose('seriesId')}
        />
      ) : null}
      {sellers.length > 1 ? (
        <ChoiceFilter
          label={t('documents.filters.seller')}
          value={textIn(filter, 'issuedById')}
          choices={sellers}
          onChange={choose('issuedById')}
        />
      ) : null}
    </div>
  );
}

function textIn(filter: FilterValues, field: string): string | undefined {
  const value = filter[field];
  return typeof value === 'string' ? value : undefined;
}

/** The bounds that are set. */
const boundsOf = ({ from, to }: ReturnType<typeof daysOf>) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** Sets the days of issue to a month, a quarter or a year. */
function PeriodFilter(): ReactNode {
  const t = useMessages();
  const { filter, setFilter } = useFilter();
  const now = today();
  const days = daysOf(filter, 'issuedOn');
  const isOwn = days.from !== undefined || days.to !== undefined;
  return (
    <ChoiceFilter
      label={t('documents.filters.period')}
      value={periodOf(boundsOf(days), now)}
      choices={listPeriods.map((id) => ({ id, name: t(`filters.periods.${id}`) }))}
      none={t(isOwn ? 'filters.ownDays' : 'management.all')}
      onChange={(id) => {
        const period = listPeriods.find((each) => each === id);
        const range = period === undefined ? {} : daysOfPeriod(period, now);
        setFilter((set) => withRange(without(set, 'year'), 'issuedOn', range));
      }}
    />
  );
}

interface DaysFilterProps {
  readonly field: 'issuedOn' | 'dueOn';
  readonly from: 'documents.list.from' | 'documents.filters.dueFrom';
  readonly to: 'documents.list.to' | 'documents.filters.dueTo';
}

function DaysFilter({ field, from, to }: DaysFilterProps): ReactNode {
  const t = useMessages();
  const { filter, setFilter } = useFilter();
  const days = daysOf(filter, field);
  return (
    <>
      <DayFilter
        label={t(from)}
        day={days.from}
        onChange={(day) => {
          setFilter((set) => withRange(set, field, { ...daysOf(set, field), from: day }));
        }}
      />
      <DayFilter
        label={t(to)}
        day={days.to}
        onChange={(day) => {
          setFilter((set) => withRange(set, field, { ...daysOf(set, field), to: day }));
        }}
      />
    </>
  );
}

function AmountsFilter(): ReactNode {
  const t = useMessages();
  const { filter, setFilter } = useFilter();
  const { from, to } = amountsOf(filter);
  return (
    <>
      <AmountFilter
        label={t('documents.filters.amountFrom')}
        minor={from}
        onChange={(minor) => {
          setFilter((set) => withRange(set, 'totalMinor', { ...amountsOf(set), from: minor }));
        }}
      />
      <AmountFilter
        label={t('documents.filters.amountTo')}
        minor={to}
        onChange={(minor) => {
          setFilter((set) => withRange(set, 'totalMinor', { ...amountsOf(set), to: minor }));
        }}
      />
    </>
  );
}

function ClientFilter({ type }: FiltersProps): ReactNode {
  const t = useMessages();
  const isPurchase = type.group === 'purchases';
  const resource = isPurchase ? 'commercial/suppliers' : 'commercial/clients';
  const { filter, setFilter } = useFilter();
  const { clients, isWaiting, look } = useClients(resource);
  const { clientId } = filter;
  const name = usePartyName(resource, clientId);
  return (
    <SuggestField
      className="doc-filters__client"
      label={t(isPurchase ? 'documents.fields.supplier' : 'documents.fields.client')}
      value={clientId === undefined ? '' : (name ?? '…')}
      suggestions={clients.map((row) => ({ id: row.id, name: row.name, detail: row.code }))}
      isWaiting={isWaiting}
      onWrite={look}
      onClear={() => {
        setFilter((set) => without(set, 'clientId'));
      }}
      onChoose={(chosen) => {
        setFilter((set) => ({ ...without(set, 'clientId'), clientId: chosen.id }));
      }}
    />
  );
}
