import { useId, useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { amountProblem, parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Counted } from '../till/till-session.js';
import { useStart } from '../till/till-context.js';
import { showDenomination } from './denomination.js';

interface CountFieldsProps {
  /** Nothing while what is typed cannot be read; `isEmpty` where nothing is typed at all. */
  readonly onChange: (counted: Counted | undefined, isEmpty: boolean) => void;
}

const nothing: Counted = { totalMinor: 0, denominations: [] };

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
    const isEmpty = Object.values(next).every((count) => count === '');
    onChange({ totalMinor, denominations: counted }, isEmpty);
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
      <TotalField
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
        {t('pos.shift.counted')}
        <Amount
          minor={typed === '' ? notes : (parseTypedMinor(typed, language) ?? 0)}
          currency={currency}
        />
      </p>
    </fieldset>
  );
}

interface TotalFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

function TotalField({ typed, onType }: TotalFieldProps): ReactNode {
  const t = useMessages();
  const problem = amountProblem(typed, useLanguage());
  const problemId = useId();
  return (
    <>
      <label className="count__total">
        {t('pos.shift.orTotal')}
        <input
          data-first=""
          inputMode="decimal"
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          onChange={({ target }) => {
            onType(target.value);
          }}
        />
      </label>
      {problem === undefined ? null : (
        <p id={problemId} className="pay__problem" role="alert">
          {t(problem.key, problem.params)}
        </p>
      )}
    </>
  );
}
