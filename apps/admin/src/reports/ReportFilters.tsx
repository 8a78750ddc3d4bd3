import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type {
  ArticleRow,
  ClientRow,
  Report,
  ReportFilter,
  ResourceName,
  TreasuryAccountRow,
} from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { SuggestField } from '../fields/SuggestField.js';
import { useClients } from '../fields/use-clients.js';
import { useArticleSearch } from './use-article-search.js';
import { useDocumentTypes, useTypeName } from '../layout/use-document-types.js';
import { unset, type ReportState } from './report-state.js';
import type { ReportWords } from '../explain/report-words.js';

interface ReportFiltersProps {
  readonly report: Report;
  readonly state: ReportState;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly words: ReportWords;
}

/** The filters of the report other than its period. */
export function ReportFilters(props: ReportFiltersProps): ReactNode {
  return props.report.filters.map((filter) => (
    <Filter key={filter.field} {...props} filter={filter} />
  ));
}

interface FilterProps extends ReportFiltersProps {
  readonly filter: ReportFilter;
}

/** The message keys of a filter's choices. */
const registers: Partial<Record<ReportFilter['kind'], ResourceName>> = {
  series: 'commercial/invoicing_series',
  member: 'users',
  articleCategory: 'commercial/articles/categories',
  expenseCategory: 'commercial/expense/category',
  account: 'commercial/treasury_account',
  register: 'commercial/cash_registers',
  warehouse: 'commercial/warehouse',
};

function Filter(props: FilterProps): ReactNode {
  const { filter, words } = props;
  const { field, kind, choices } = filter;
  if (kind === 'client' || kind === 'supplier') return <PartyFilter {...props} />;
  if (kind === 'article') return <ArticleFilter {...props} />;
  if (kind === 'documentType') return <TypeFilter {...props} />;
  if (kind === 'currency') return <CurrencyFilter {...props} />;
  if (kind === 'ledgerAccount') return <LedgerAccountFilter {...props} />;
  const resource = registers[kind];
  if (resource !== undefined) return <RegisterFilter {...props} resource={resource} />;
  const named = (choices ?? []).map((id) => ({ id, name: words.value(field, id) }));
  return <Select {...props} choices={named} />;
}

interface SelectProps extends FilterProps {
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

function Select({ filter, state, set, words, choices }: SelectProps): ReactNode {
  const { field, first } = filter;
  const value = state.filters[field] ?? '';
  return (
    <TextField
      select
      className="report-filter"
      label={words.field(field)}
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => {
        // Where something is chosen at first, to choose nothing is said by an empty value.
        const isFirst = target.value === (first ?? '');
        set({ [field]: isFirst ? unset : target.value });
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{words.t('management.all')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The types of documents of the chosen scope. */
function TypeFilter(props: FilterProps): ReactNode {
  const nameOf = useTypeName();
  const { scope } = props.state.filters;
  const types = useDocumentTypes().filter(({ group, accountEffect }) => {
    if (scope === 'other') return accountEffect === 'none';
    return scope === undefined || (group === scope && accountEffect !== 'none');
  });
  const choices = types.map((type) => ({ id: type.id, name: `${type.id} · ${nameOf(type)}` }));
  return <Select {...props} choices={choices} />;
}

const choicesMax = 250;
const allOfThem = {
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: choicesMax },
};

/** A record of a register that is short enough for a list. */
function RegisterFilter({ resource, ...props }: FilterProps & { resource: ResourceName }) {
  const { data = [] } = useGetList<{ id: string; name?: string; code?: string; typeId?: string }>(
    resource,
    {
      filter: {},
      sort: { field: resource === 'commercial/invoicing_series' ? 'id' : 'name', order: 'ASC' },
      pagination: { page: 1, perPage: choicesMax },
    },
    { staleTime: 300_000 },
  );
  const choices = data.map(({ id, name, code, typeId }) => ({
    id,
    name: name ?? [typeId, code].filter(Boolean).join(' '),
  }));
  return <Select {...props} choices={choices} />;
}

/** An account of the chart by its code; longer codes that begin with it are its sub-accounts. */
function LedgerAccountFilter({ filter: { field }, state, set, words }: FilterProps): ReactNode {
  const { [field]: value = '' } = state.filters;
  return (
    <TextField
      key={value}
      className="report-filter"
      label={words.field(field)}
      placeholder="411"
      defaultValue={value}
      onBlur={({ target }) => {
        const code = target.value.trim();
        if (code !== value) set({ [field]: code === '' ? unset : code });
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.querySelector('input')?.blur();
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

/** Chooses a currency of the treasury accounts; absent if there is only one. */
function CurrencyFilter(props: FilterProps): ReactNode {
  const { data = [] } = useGetList<TreasuryAccountRow>(
    'commercial/treasury_account',
    { filter: {}, ...allOfThem },
    { staleTime: 300_000 },
  );
  const currencies = [...new Set(data.map(({ currency }) => currency))].sort();
  if (currencies.length < 2) return null;
  return <Select {...props} choices={currencies.map((id) => ({ id, name: id }))} />;
}

/** Finds a client or supplier by name. */
function PartyFilter({ filter, state, set, words }: FilterProps): ReactNode {
  const { field, kind } = filter;
  const { filters } = state;
  const isOfSuppliers =
    kind === 'supplier' || filters['scope'] === 'purchases' || filters['ledger'] === 'supplier';
  const resource = isOfSuppliers ? 'commercial/suppliers' : 'commercial/clients';
  const { clients, isWaiting, look } = useClients(resource);
  const id = filters[field] ?? '';
  const { data } = useGetOne<ClientRow>(resource, { id }, { enabled: id !== '' });
  return (
    <SuggestField
      className="report-filter report-filter--wide"
      label={words.field(isOfSuppliers ? 'supplierId' : 'clientId')}
      value={id === '' ? '' : (data?.name ?? '…')}
      suggestions={clients.map((row) => ({ id: row.id, name: row.name, detail: row.code }))}
      isWaiting={isWaiting}
      onWrite={look}
      onClear={() => {
        set({ [field]: unset });
      }}
      onChoose={(chosen) => {
        set({ [field]: chosen.id });
      }}
    />
  );
}

/** Finds an article by name or code. */
function ArticleFilter({ filter, state, set, words }: FilterProps): ReactNode {
  const { field } = filter;
  const { articles, isWaiting, look } = useArticleSearch();
  const id = state.filters[field] ?? '';
  const { data } = useGetOne<ArticleRow>('commercial/articles', { id }, { enabled: id !== '' });
  return (
    <SuggestField
      className="report-filter report-filter--wide"
      label={words.field(field)}
      value={id === '' ? '' : (data?.name ?? '…')}
      suggestions={articles.map((row) => ({ id: row.id, name: row.name, detail: row.code }))}
      isWaiting={isWaiting}
      onWrite={look}
      onClear={() => {
        set({ [field]: unset });
      }}
      onChoose={(chosen) => {
        set({ [field]: chosen.id });
      }}
    />
  );
}
