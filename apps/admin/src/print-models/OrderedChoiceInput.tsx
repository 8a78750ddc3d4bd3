import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import { get, useFormContext } from 'react-hook-form';
import { useFieldLabel } from '../fields/use-field-label.js';
import '../fields/entries-input.css';
import { useMessages } from '../i18n/use-messages.js';
import { entriesOf, moved, toggled } from './ordered-choice.js';

interface OrderedChoiceInputProps<N extends string> {
  readonly source: string;
  readonly all: readonly N[];
  readonly labelOf: (name: N) => string;
  /** What it is while nothing is chosen; all without it. */
  readonly usual?: readonly N[];
  /** What the law requires is printed regardless of the choice. */
  readonly hasNeeded?: boolean;
}

/** Which of several things there are, and in which order. */
export function OrderedChoiceInput<N extends string>({
  source,
  all,
  labelOf,
  usual = all,
  hasNeeded = false,
}: OrderedChoiceInputProps<N>): ReactNode {
  const t = useMessages();
  const legend = useFieldLabel(source);
  const { clearErrors, formState } = useFormContext();
  const { field } = useInput({ source });
  const kept: unknown = field.value;
  const value = Array.isArray(kept) && kept.length > 0 ? (kept as unknown[]) : usual;
  const entries = entriesOf(value, all);
  const last = entries.filter(({ isChosen }) => isChosen).length - 1;
  const problem: unknown = get(formState.errors, `${source}.message`);
  const choose = (next: readonly string[]): void => {
    clearErrors(source);
    field.onChange(next);
  };
  return (
    <fieldset className="entries form__whole">
      <legend>{legend}</legend>
      {hasNeeded ? <p className="ordered-choice__hint">{t('printing.needed')}</p> : null}
      <ul className="ordered-choice">
        {entries.map(({ name, isChosen }, at) => (
          <li key={name}>
            <FormControlLabel
              label={labelOf(name)}
              control={
                <Checkbox
                  size="small"
                  checked={isChosen}
                  onChange={() => {
                    choose(toggled(value, all, name));
                  }}
                />
              }
            />
            {([-1, 1] as const).map((by) => (
              <IconButton
                key={by}
                size="small"
                aria-label={t(by < 0 ? 'printing.moveUp' : 'printing.moveDown', {
                  name: labelOf(name),
                })}
                disabled={!isChosen || (by < 0 ? at === 0 : at >= last)}
                onClick={() => {
                  choose(moved(value, all, name, by));
                }}
              >
                {by < 0 ? <ArrowUp fontSize="small" /> : <ArrowDown fontSize="small" />}
              </IconButton>
            ))}
          </li>
        ))}
      </ul>
      {typeof problem === 'string' ? (
        <p role="alert" className="entries__problem">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
