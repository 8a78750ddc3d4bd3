import Checkbox from '@mui/material/Checkbox';
import { useId, type ReactNode } from 'react';

export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly hint?: string;
}

interface ChoiceListProps {
  readonly title: string;
  readonly hint: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Many choices of which several hold, in a list that scrolls. */
export function ChoiceList(props: ChoiceListProps): ReactNode {
  const { title, hint, choices, chosen, onChange } = props;
  const id = useId();
  const toggle = (value: string): void => {
    const isChosen = chosen.includes(value);
    onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <fieldset className="developers__choices" aria-describedby={`${id}-hint`}>
      <legend>{title}</legend>
      <small id={`${id}-hint`}>{hint}</small>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <Checkbox
              size="small"
              checked={chosen.includes(choice.value)}
              onChange={() => {
                toggle(choice.value);
              }}
            />
            <span>
              {choice.name}
              {choice.hint === undefined ? null : <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
