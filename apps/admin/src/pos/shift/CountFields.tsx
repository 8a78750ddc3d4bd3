import { useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Counted } from '../till/till-session.js';
import { useStart } from '../till/till-context.js';
import { showDenomination } from './denomination.js';

interface CountFieldsProps {
  /** Nothing while what is typed cannot be read. */
  readonly onChange: (counted: Counted | undefined) => void;
}

/** Money counted note by note, or as a total. */
export function CountFields({ onChange }: CountFieldsProps): ReactNode {
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
    onChange({ totalMinor, denominations: counted });
  };
  return (
    <fieldset className="count">
      <legend className="visually-hidden">{t('pos.shift.count')}</legend>
      <div className="count__notes">
        {denominations.map((valueMinor) => (
          <label key={valueMinor}>
            <span>{showDenomination(valueMinor, language)} ×</span>
            <input
              inputMode="numeric"
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
      <label className="count__total">
        {t('pos.shift.orTotal')}
        <input
          data-first=""
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setCounts({});
            const totalMinor = parseTypedMinor(target.value, language);
            onChange(totalMinor === undefined ? undefined : { totalMinor, denominations: [] });
          }}
        />
      </label>
      <p className="count__sum" role="status">
        {t('pos.shift.counted')}
        <Amount
          minor={typed === '' ? notes : (parseTypedMinor(typed, language) ?? 0)}
          currency={currency}
        />
      </p>
    </fieldset>
  );
}
