import { useEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';

interface TypedValueOptions<V> {
  readonly source: string;
  readonly show: (value: V) => string;
  /** `undefined` for a text that means nothing. */
  readonly parse: (text: string) => V | undefined;
  readonly isValue: (value: unknown) => value is V;
  /** What is said of a text that means nothing. */
  readonly message: string | ((text: string) => string);
  readonly validate?: ((value: unknown) => string | undefined) | undefined;
}

export interface TypedValue {
  readonly id: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly change: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/**
 * A form field whose text differs from its value: what is typed stays as typed until the field is
 * left, then shows how it was read. A text that cannot be read stays in the form and is refused.
 */
export function useTypedValue<V>(options: TypedValueOptions<V>): TypedValue {
  const { source, show, parse, isValue, message } = options;
  const { field, fieldState, formState, id } = useInput<unknown>({
    source,
    // react-admin calls the validator only with `defaultValue` and rules of its own left aside.
    validate: (value: unknown) =>
      value === null || value === '' || value === undefined || isValue(value)
        ? options.validate?.(value)
        : typeof message === 'string'
          ? message
          : message(typeof value === 'string' ? value : ''),
  });
  const value: unknown = field.value;
  const shown = isValue(value) ? show(value) : typeof value === 'string' ? value : '';
  const [text, setText] = useState(shown);
  const isFocused = useRef(false);
  useEffect(() => {
    if (!isFocused.current) setText(shown);
  }, [shown]);
  const isShown = fieldState.isTouched || formState.isSubmitted;
  return {
    id,
    text,
    error: isShown ? sentenceOf(fieldState.error?.message) : undefined,
    change: (typed) => {
      setText(typed);
      field.onChange(typed.trim() === '' ? null : (parse(typed) ?? typed));
    },
    onFocus: () => {
      isFocused.current = true;
    },
    onBlur: () => {
      isFocused.current = false;
      setText(shown);
      field.onBlur();
    },
    ref: field.ref,
  };
}

/** What react-admin puts before the message of a validator, which it writes as JSON. */
const VALIDATOR_PREFIX = '@@react-admin@@';

function sentenceOf(message: string | undefined): string | undefined {
  if (message?.startsWith(VALIDATOR_PREFIX) !== true) return message;
  const sentence: unknown = JSON.parse(message.slice(VALIDATOR_PREFIX.length));
  return typeof sentence === 'string' ? sentence : message;
}
