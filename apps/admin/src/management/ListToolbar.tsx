import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useMessages } from '../i18n/use-messages.js';
import { useShortcut } from '../shortcuts/shortcuts.js';
import { CreateButton } from './CreateButton.js';
import type { ManagementDefinition } from './definition.js';
import { useFilterName } from './filter-names.js';
import { ImportLink } from './ImportLink.js';
import { ListExport } from './ListExport.js';
import { useFilters, withFilter } from './use-filters.js';

/** How long typing has to rest before the list is searched, in milliseconds. */
const REST_MS = 250;

interface ListToolbarProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
}

/** Above a list: search, filters, export, create. */
export function ListToolbar<R extends RaRecord>({ definition }: ListToolbarProps<R>): ReactNode {
  return (
    <div className="list__toolbar">
      <SearchField />
      {definition.isArchivable === false ? null : <StatusFilter />}
      {definition.filters}
      <div className="list__actions">
        <ImportLink resource={definition.resource} />
        <ListExport definition={definition} />
        <CreateButton definition={definition} />
      </div>
    </div>
  );
}

function SearchField(): ReactNode {
  const t = useMessages();
  const { filters, setFilters } = useFilters();
  const words = typeof filters['q'] === 'string' ? filters['q'] : '';
  const [typed, setTyped] = useState<string>();
  const text = typed ?? words;
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', 'lists.keys.search', () => {
    input.current?.focus();
    input.current?.select();
  });
  useEffect(() => {
    if (typed === undefined || typed === words) return undefined;
    const timer = setTimeout(() => {
      setFilters((set) => withFilter(set, 'q', typed));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, words, setFilters]);
  return (
    <TextField
      className="list__search"
      type="search"
      placeholder={t('management.search')}
      inputRef={input}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={() => {
        if (text !== words) setFilters((set) => withFilter(set, 'q', text));
        setTyped(undefined);
      }}
      slotProps={{
        htmlInput: { 'aria-label': t('management.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function StatusFilter(): ReactNode {
  const t = useMessages();
  return (
    <SelectFilter
      source="isArchived"
      label={t('management.status')}
      choices={[
        { value: false, label: t('management.active') },
        { value: true, label: t('management.archived') },
      ]}
    />
  );
}

interface SelectFilterProps {
  readonly source: string;
  readonly label: string;
  /** A choice without a value takes the filter away. */
  readonly choices: readonly { readonly value?: string | boolean; readonly label: string }[];
}

/** A filter that is chosen from a list. */
export function SelectFilter({ source, label, choices }: SelectFilterProps): ReactNode {
  const { filters, setFilters } = useFilters();
  const current = filters[source];
  const chosen = choices.find(({ value }) => value !== undefined && value === current);
  useFilterName(source, label, chosen?.label);
  return (
    <TextField
      select
      className="list__filter"
      label={label}
      value={String(choices.findIndex(({ value }) => value === current))}
      onChange={(event) => {
        const choice = choices[Number.parseInt(event.target.value, 10)];
        setFilters((set) => withFilter(set, source, choice?.value));
      }}
    >
      {choices.map((choice, index) => (
        <MenuItem key={choice.label} value={String(index)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
