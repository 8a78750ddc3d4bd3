import { useState, type ComponentProps, type ReactNode } from 'react';
import { isTouched } from '../shift/touch.js';

/**
 * A text field that keeps the focus for a scanner: on touch screens, the keyboard opens only when
 * the field is touched and closes with Enter.
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
