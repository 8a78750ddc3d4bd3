import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-messages.js';

const locales = { en: 'en-GB', pt: 'pt-PT' } as const;

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
  const shown = new Intl.DateTimeFormat(locales[language], {
    ...(isTimeOnly ? { timeStyle: 'medium' } : { dateStyle: 'short', timeStyle: 'short' }),
  });
  return (
    <time className="amount" dateTime={at}>
      {shown.format(new Date(at))}
    </time>
  );
}
