import './suggest.css';
import TextField from '@mui/material/TextField';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

/** One thing that can be chosen. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly aside?: ReactNode;
  /** Opens something instead of being a value. */
  readonly isAction?: boolean;
}

interface SuggestFieldProps {
  readonly label: string;
  /** What the field shows while it is not written in. */
  readonly value: string;
  readonly suggestions: readonly Suggestion[];
  readonly onWrite: (text: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  /** The field was emptied and left. */
  readonly onClear: () => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly className?: string;
}

/** A field that offers what fits the words written in it. */
export function SuggestField(props: SuggestFieldProps): ReactNode {
  const { label, value, suggestions, error, hint } = props;
  const id = useId();
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = text !== undefined && text.trim() !== '' && suggestions.length > 0;
  const choose = (index: number): void => {
    const suggestion = suggestions[index];
    if (suggestion === undefined) return;
    setText(undefined);
    props.onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((active + step + suggestions.length) % suggestions.length);
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape') setText(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div className={`suggest ${props.className ?? ''}`}>
      <TextField
        label={label}
        value={text ?? value}
        required={props.required ?? false}
        error={error !== undefined}
        helperText={error ?? hint}
        autoFocus={props.autoFocus ?? false}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          props.onWrite(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          event.target.select();
        }}
        onBlur={() => {
          if (text?.trim() === '') props.onClear();
          setText(undefined);
        }}
        slotProps={{
          htmlInput: {
            ...(props.name !== undefined && { 'data-field': props.name }),
            role: 'combobox',
            autoComplete: 'off',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? `${id}-list` : undefined,
            'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
          },
        }}
      />
      {isOpen ? (
        <ul id={`${id}-list`} className="hits" role="listbox" aria-label={label}>
          {suggestions.map((suggestion, index) => (
            <li
              key={suggestion.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={suggestion.isAction === true ? 'hits__create' : undefined}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(index);
              }}
              onMouseMove={() => {
                setActive(index);
              }}
            >
              <span className="hits__name">
                {suggestion.name}
                {suggestion.detail === undefined ? null : <small>{suggestion.detail}</small>}
              </span>
              <span className="hits__aside">{suggestion.aside}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
