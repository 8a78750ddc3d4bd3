import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { SelectFilter } from './SelectFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import { useShortcut } from '../shortcuts/shortcuts.js';
import { CreateButton } from './CreateButton.js';
import type { ManagementDefinition } from './definition.js';
import { ImportLink } from './ImportLink.js';
import { ListExport } from './ListExport.js';
import { useFilters, withFilter } from './use-filters.js';

/** Pause in typing before the list is searched, in milliseconds. */
const REST_MS = 250;

interface ListToolbarProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  /** The controls of the list's views and columns. */
  readonly arrangement: ReactNode;
}

/** The toolbar of a list: search, filters and actions, with Create last. */
export function ListToolbar<R extends RaRecord>(props: ListToolbarProps<R>): ReactNode {
  const { definition, arrangement } = props;
  return (
    <div className="list__toolbar">
      <SearchField />
      {definition.isArchivable === false ? null : <StatusFilter />}
      {definition.filters}
      <div className="list__actions">
        {arrangement}
        {definition.commands}
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
      isAlwaysSet
      source="isArchived"
      label={t('management.status')}
      choices={[
        { value: false, label: t('management.active') },
        { value: true, label: t('management.archived') },
      ]}
    />
  );
}
