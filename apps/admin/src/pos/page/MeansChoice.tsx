import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useStart } from '../till/till-context.js';
import type { Paying } from './use-paying.js';

/** The number of means with a shortcut. */
const KEYS_MAX = 9;

/** The name of a means of payment, by its id. */
export function useMeansName(): (id: string) => string {
  const t = useMessages();
  const language = useLanguage();
  const { methods } = useStart();
  return (id) => {
    if (id === 'credit' || id === 'account') return t(`asked.pay.${id}`);
    const found = methods.find((each) => each.id === id);
    return (language === 'pt' ? found?.namePt : found?.name) ?? id;
  };
}

/** The means of payment as buttons, the first ones with shortcuts. */
export function MeansChoice({ paying }: { readonly paying: Paying }): ReactNode {
  const t = useMessages();
  const nameOf = useMeansName();
  return (
    <div className="pay__methods" role="group" aria-label={t('asked.pay.methods')}>
      {paying.means.map((means, index) => (
        <button
          key={means.id}
          type="button"
          aria-pressed={means.id === paying.chosen?.id}
          onClick={() => {
            paying.choose(means);
          }}
        >
          {nameOf(means.id)}
          {index < KEYS_MAX ? <small>{`Alt ${index + 1}`}</small> : null}
        </button>
      ))}
    </div>
  );
}
