import type { MeansAmount } from '@balcao/domain';
import { useState, type ReactNode } from 'react';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { useStart } from '../till/till-context.js';

interface MeansFieldsProps {
  /** The counted means; undefined while one is invalid. */
  readonly onChange: (means: readonly MeansAmount[] | undefined) => void;
}

/** Counts of the other means: card slips, wallet statements. */
export function MeansFields({ onChange }: MeansFieldsProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { methods } = useStart();
  const others = methods.filter(({ kind }) => kind !== 'cash');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (others.length === 0) return null;
  const tell = (next: Readonly<Record<string, string>>): void => {
    const counted = others.flatMap(({ id: methodId }) => {
      const text = (next[methodId] ?? '').trim();
      return text === '' ? [] : [{ methodId, amountMinor: parseTypedMinor(text, language) }];
    });
    const readable = counted.flatMap(({ methodId, amountMinor }) =>
      amountMinor === undefined || amountMinor < 0 ? [] : [{ methodId, amountMinor }],
    );
    onChange(readable.length === counted.length ? readable : undefined);
  };
  return (
    <fieldset className="count">
      <legend>{t('tillShift.close.others')}</legend>
      <div className="count__means">
        {others.map(({ id, name, namePt }) => (
          <label key={id}>
            {language === 'pt' ? namePt : name}
            <FigureInput
              value={typed[id] ?? ''}
              aria-invalid={isUnreadable(typed[id], language)}
              onChange={({ target }) => {
                const next = { ...typed, [id]: target.value };
                setTyped(next);
                tell(next);
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const isUnreadable = (text: string | undefined, language: 'en' | 'pt'): boolean =>
  text !== undefined && text.trim() !== '' && parseTypedMinor(text, language) === undefined;
