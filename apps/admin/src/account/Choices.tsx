import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';

interface ChoicesProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChoose: (value: V) => void;
}

/** A few choices beside each other, one of them taken. */
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
