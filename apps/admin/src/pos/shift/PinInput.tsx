import type { ReactNode, RefObject } from 'react';
import { FigureInput } from '../keypad/FigureInput.js';

/** Digits of a PIN at most, and at least. */
export const pinDigits = { min: 4, max: 8 };

interface PinInputProps {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** What is told of a PIN that was refused, by its id. */
  readonly problemId: string;
  readonly isWrong: boolean;
  /** The dialog was open before: nobody else gives it the focus. */
  readonly takesFocus?: boolean;
  readonly onChange: (pin: string) => void;
}

/** A PIN as its cashier types it: digits that nobody else reads. */
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
