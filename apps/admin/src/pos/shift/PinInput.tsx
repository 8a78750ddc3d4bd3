import type { ReactNode, RefObject } from 'react';
import { FigureInput } from '../keypad/FigureInput.js';

/** Maximum and minimum digits of a PIN. */
export const pinDigits = { min: 4, max: 8 };

interface PinInputProps {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** The message of a refused PIN, by id. */
  readonly problemId: string;
  readonly isWrong: boolean;
  /** The dialog was already open, so the field takes the focus itself. */
  readonly takesFocus?: boolean;
  readonly onChange: (pin: string) => void;
}

/** A PIN field with hidden digits. */
export function PinInput({ label, field, value, problemId, ...props }: PinInputProps): ReactNode {
  const { isWrong, takesFocus = false, onChange } = props;
  return (
    <label>
      {label}
      <FigureInput
        ref={field}
        isWhole
        {...(takesFocus && { 'data-first': '', autoFocus: true })}
        type="password"
        maxLength={pinDigits.max}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={problemId}
        onChange={({ target }) => {
          onChange(target.value.replace(/\D/g, ''));
        }}
      />
    </label>
  );
}
