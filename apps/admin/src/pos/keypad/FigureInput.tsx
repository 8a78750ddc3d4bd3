import type { ComponentProps, ReactNode } from 'react';
import { isTouched } from '../shift/touch.js';

interface FigureInputProps extends ComponentProps<'input'> {
  /** Takes digits only: a count, or a PIN. */
  readonly isWhole?: boolean;
}

/** A field for figures: on touch screens it uses the till's keypad instead of a keyboard. */
export function FigureInput({ isWhole = false, ...input }: FigureInputProps): ReactNode {
  const mode = isWhole ? 'numeric' : 'decimal';
  return (
    <input
      autoComplete="off"
      {...input}
      inputMode={isTouched() ? 'none' : mode}
      data-figure={mode}
    />
  );
}
