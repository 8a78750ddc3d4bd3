import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** A choice from a dropdown. */
export function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
