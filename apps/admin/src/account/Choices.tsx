import NativeSelect from '@mui/material/NativeSelect';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';

interface ChoicesProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChoose: (value: V) => void;
}

/** A few short choices next to each other, one of them taken. */
export function Choices<V extends string>(props: ChoicesProps<V>): ReactNode {
  const { label, value, choices, onChoose } = props;
  const id = useId();
  return (
    <div className="choices">
      <span id={id}>{label}</span>
      <ToggleButtonGroup size="small" exclusive value={value} aria-labelledby={id}>
        {choices.map((choice) => (
          <ToggleButton
            key={choice.value}
            value={choice.value}
            onClick={() => {
              onChoose(choice.value);
            }}
            sx={{ px: 1.5, py: 0.5, textTransform: 'none' }}
          >
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

/** Choices that are many or long, in a list that opens. */
export function ListedChoices<V extends string>(props: ChoicesProps<V>): ReactNode {
  const { label, value, choices, onChoose } = props;
  const id = useId();
  return (
    <div className="choices">
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        inputProps={{ id }}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
