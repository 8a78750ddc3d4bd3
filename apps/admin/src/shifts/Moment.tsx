import type { ReactNode } from 'react';
import { showExactInstant, showInstant } from '../formats/days.js';
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
  /** To the second, with the zone of the clock, as a proof wants it. */
  readonly isExact?: boolean;
}

/** A moment by the clock of whoever looks; which clock that is shows where one points at it. */
export function Moment({ at, isTimeOnly = false, isExact = false }: MomentProps): ReactNode {
  const language = useLanguage();
  if (at === undefined) return null;
  const exact = showExactInstant(at, language);
  const shown = isTimeOnly ? clock[language].format(new Date(at)) : showInstant(at, language);
  return (
    <time className="amount" dateTime={at} title={exact}>
      {isExact ? exact : shown}
    </time>
  );
}
