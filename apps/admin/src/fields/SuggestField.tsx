import './suggest.css';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { useSuggesting } from './use-suggesting.js';

/** One thing that can be chosen. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly aside?: ReactNode;
  /** Opens something instead of being a value; never taken before it is seen. */
  readonly isAction?: boolean;
}

interface SuggestFieldProps {
  readonly label: string;
  /** What the field shows while it is not written in. */
  readonly value: string;
  readonly suggestions: readonly Suggestion[];
  readonly isWaiting: boolean;
  readonly onWrite: (text: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  /** The field was emptied and left. */
  readonly onClear: () => void;
  /** Enter was pressed where nothing new is typed: who has chosen goes on. */
  readonly onGoOn?: () => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly className?: string;
}

/** A field that offers what fits the words written in it. */
export function SuggestField(props: SuggestFieldProps): ReactNode {
  const { label, value, suggestions, error, hint, required = false, autoFocus = false } = props;
  const id = useId();
  const { text, active, isOpen, write, point, choose, leave, onKeyDown } = useSuggesting(props);
  return (
    <div className={`suggest ${props.className ?? ''}`}>
      <TextField
        label={label}
        value={text ?? value}
        required={required}
        error={error !== undefined}
        helperText={error ?? hint}
        autoFocus={autoFocus}
        onChange={(event) => {
          write(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          event.target.select();
        }}
        onBlur={leave}
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
            <Choice
              key={suggestion.id}
              id={`${id}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
              onPoint={() => {
                point(index);
              }}
              onChoose={() => {
                choose(index);
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Choice({ id, suggestion, isActive, onPoint, onChoose }: ChoiceProps): ReactNode {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={suggestion.isAction === true ? 'hits__create' : undefined}
      onMouseDown={(event) => {
        // The field keeps the focus.
        event.preventDefault();
        onChoose();
      }}
      onMouseMove={onPoint}
    >
      <span className="hits__name">
        {suggestion.name}
        {suggestion.detail === undefined ? null : <small>{suggestion.detail}</small>}
      </span>
      <span className="hits__aside">{suggestion.aside}</span>
    </li>
  );
}
