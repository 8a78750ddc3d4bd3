import type { ReactNode } from 'react';
import { showInstant } from '../formats/days.js';
import { useLanguage } from '../i18n/use-messages.js';

const clock = {
  en: new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }),
  pt: new Intl.DateTimeFormat('pt-PT', { timeStyle: 'medium' }),
};

interface MomentProps {
  /** UTC ISO instant. */
  readonly at: string | undefined;
  /** The day is said elsewhere. */
  readonly isTimeOnly?: boolean;
}

/** A moment by the clock of whoever looks. */
export function Moment({ at, isTimeOnly = false }: MomentProps): ReactNode {
  const language = useLanguage();
  if (at === undefined) return null;
  return (
    <time className="amount" dateTime={at}>
      {isTimeOnly ? clock[language].format(new Date(at)) : showInstant(at, language)}
    </time>
  );
}
