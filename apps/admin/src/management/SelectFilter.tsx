import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { useFilterName } from './filter-names.js';
import { useFilters, withFilter } from './use-filters.js';

interface SelectFilterProps {
  readonly source: string;
  readonly label: string;
  /** What the field has to be: a value, or a condition by the operators of the read store. */
  readonly choices: readonly { readonly value: unknown; readonly label: string }[];
  /** One of the choices always holds; an address may have asked for all of them all the same. */
  readonly isAlwaysSet?: boolean;
}

/** A filter that is chosen from a list, whose first choice is all. */
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
