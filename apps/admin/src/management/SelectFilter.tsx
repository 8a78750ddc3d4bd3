import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { useFilterName } from './filter-names.js';
import { useFilters, withFilter } from './use-filters.js';

interface SelectFilterProps {
  readonly source: string;
  readonly label: string;
  /** The value of the field, or a condition with the operators of the read store. */
  readonly choices: readonly { readonly value: unknown; readonly label: string }[];
  /** One choice is always active, even if the address asks for all. */
  readonly isAlwaysSet?: boolean;
}

/** A filter as a select, whose first option is All. */
export function SelectFilter(props: SelectFilterProps): ReactNode {
  const { source, label, choices, isAlwaysSet = false } = props;
  const t = useMessages();
  const { filters, setFilters } = useFilters();
  const current = JSON.stringify(filters[source]);
  const chosen = choices.findIndex(({ value }) => JSON.stringify(value) === current);
  useFilterName(source, label, choices[chosen]?.label);
  return (
    <TextField
      select
      className="list__filter"
      label={label}
      value={String(chosen)}
      onChange={({ target }) => {
        const choice = choices[Number.parseInt(target.value, 10)];
        setFilters((set) => withFilter(set, source, choice?.value));
      }}
    >
      {isAlwaysSet && chosen >= 0 ? null : <MenuItem value="-1">{t('management.all')}</MenuItem>}
      {choices.map((choice, index) => (
        <MenuItem key={JSON.stringify(choice.value)} value={String(index)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
