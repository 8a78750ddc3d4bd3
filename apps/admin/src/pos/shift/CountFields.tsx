import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';
import type { Counted } from '../till/till-session.js';
import { useStart } from '../till/till-context.js';
import { showDenomination } from './denomination.js';
import { isTouched } from './touch.js';
import { TypedAmount } from './TypedAmount.js';

interface CountFieldsProps {
  /** Undefined while the input is invalid; `isEmpty` without input. */
  readonly onChange: (counted: Counted | undefined, isEmpty: boolean) => void;
  /** Focuses the first note, except on touch screens, where a keyboard would cover the page. */
  readonly takesFocus?: boolean;
}

/** Enter moves from note to note; in the total it ends the count. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  fields[fields.findIndex((field) => field === event.target) + 1]?.focus();
}

const nothing: Counted = { totalMinor: 0, denominations: [] };

/** A cash count by denomination, or as a total. */
export function CountFields({ onChange, takesFocus }: CountFieldsProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { denominations, currency } = useStart();
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({});
  const [typed, setTyped] = useState('');
  const rows = denominations
    .map((valueMinor) => ({ valueMinor, count: Number.parseInt(counts[valueMinor] ?? '0', 10) }))
    .filter(({ count }) => count > 0);
  const notes = rows.reduce((sum, { valueMinor, count }) => sum + valueMinor * count, 0);
  const tell = (next: Readonly<Record<number, string>>): void => {
    const counted = denominations
      .map((valueMinor) => ({ valueMinor, count: Number.parseInt(next[valueMinor] ?? '0', 10) }))
      .filter(({ count }) => count > 0);
    const totalMinor = counted.reduce((sum, each) => sum + each.valueMinor * each.count, 0);
    const isEmpty = Object.values(next).every((count) => count === '');
    onChange({ totalMinor, denominations: counted }, isEmpty);
  };
  return (
    <fieldset className="count">
      <legend className="visually-hidden">{t('asked.shift.count')}</legend>
      <div className="count__notes" onKeyDown={goOn}>
        {denominations.map((valueMinor, index) => (
          <label key={valueMinor}>
            <span>{showDenomination(valueMinor, language)} ×</span>
            <FigureInput
              isWhole
              autoFocus={takesFocus === true && index === 0 && !isTouched()}
              enterKeyHint="next"
              maxLength={5}
              value={counts[valueMinor] ?? ''}
              onChange={({ target }) => {
                const next = { ...counts, [valueMinor]: target.value.replace(/\D/g, '') };
                setCounts(next);
                setTyped('');
                tell(next);
              }}
            />
          </label>
        ))}
      </div>
      <TypedAmount
        className="count__total"
        label={t('asked.shift.orTotal')}
        typed={typed}
        onType={(text) => {
          setTyped(text);
          setCounts({});
          const isEmpty = text.trim() === '';
          const totalMinor = isEmpty ? 0 : parseTypedMinor(text, language);
          onChange(totalMinor === undefined ? undefined : { ...nothing, totalMinor }, isEmpty);
        }}
      />
      <p className="count__sum" role="status">
        {t('asked.shift.counted')}
        <Amount
          minor={typed === '' ? notes : (parseTypedMinor(typed, language) ?? 0)}
          currency={currency}
        />
      </p>
    </fieldset>
  );
}
