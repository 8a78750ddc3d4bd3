import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ImportChoice } from '@balcao/contracts';
import type { ReactNode } from 'react';

interface CorrectedCellProps {
  readonly label: string;
  readonly value: string;
  /** What there is to choose from; empty where anything may be written. */
  readonly choices: readonly ImportChoice[];
  readonly onChange: (value: string) => void;
}

/** A cell that was refused, rewritten or chosen from what there is. */
export function CorrectedCell({ label, value, choices, onChange }: CorrectedCellProps): ReactNode {
  if (choices.length === 0) {
    return (
      <TextField
        error
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        slotProps={{ htmlInput: { 'aria-label': label } }}
      />
    );
  }
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]));
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      disableClearable
      forcePopupIcon
      className="imports__choosing"
      options={[...labels.keys()]}
      // What is chosen is written as it is; the list says what it stands for.
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {labels.get(option) ?? option}
        </li>
      )}
      inputValue={value}
      value={value}
      onInputChange={(_event, written) => {
        onChange(written);
      }}
      renderInput={({ slotProps, ...props }) => (
        <TextField
          {...props}
          error
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
