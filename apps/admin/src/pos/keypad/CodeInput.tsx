import { useState, type ComponentProps, type ReactNode } from 'react';
import { isTouched } from '../shift/touch.js';

/**
 * A field for codes and words that has the focus for a scanner: where fingers type, its keyboard
 * comes only when the field itself is touched, and goes with Enter.
 */
export function CodeInput(input: ComponentProps<'input'>): ReactNode {
  const [isTyping, setTyping] = useState(false);
  return (
    <input
      autoComplete="off"
      enterKeyHint="done"
      {...input}
      data-scans=""
      inputMode={isTouched() && !isTyping ? 'none' : 'text'}
      onPointerDown={() => {
        setTyping(true);
      }}
      onBlur={() => {
        setTyping(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setTyping(false);
        input.onKeyDown?.(event);
      }}
    />
  );
}
