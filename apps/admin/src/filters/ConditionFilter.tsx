import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { useFilters, withFilter } from '../management/use-filters.js';

interface ConditionFilterProps {
  readonly source: string;
  readonly label: string;
  /** What the field has to be, by the operators of the read store. */
  readonly choices: readonly { readonly condition: object; readonly label: string }[];
}

/** A filter by conditions that have names; the first choice is all. */
export function ConditionFilter({ source, label, choices }: ConditionFilterProps): ReactNode {
  const t = useMessages();
  const { filters, setFilters } = useFilters();
  const current = JSON.stringify(filters[source]);
  const chosen = choices.findIndex(({ condition }) => JSON.stringify(condition) === current);
  return (
    <TextField
      select
      className="list__filter"
      label={label}
      value={String(chosen)}
      onChange={({ target }) => {
        const choice = choices[Number.parseInt(target.value, 10)];
        setFilters((set) => withFilter(set, source, choice?.condition));
      }}
    >
      <MenuItem value="-1">{t('management.all')}</MenuItem>
      {choices.map((choice, index) => (
        <MenuItem key={choice.label} value={String(index)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
