import type { ReactNode } from 'react';
import { showExactInstant, showInstant, showTime } from '../formats/instants.js';
import { useLanguage } from '../i18n/use-messages.js';

interface MomentProps {
  /** UTC ISO instant. */
  readonly at: string | undefined;
  /** The day is said elsewhere. */
  readonly isTimeOnly?: boolean;
  /** To the second, with the zone of the clock, as a proof wants it. */
  readonly isExact?: boolean;
}

/** A moment by the company's clock; which clock that is shows where one points at it. */
export function Moment({ at, isTimeOnly = false, isExact = false }: MomentProps): ReactNode {
  const language = useLanguage();
  if (at === undefined) return null;
  const exact = showExactInstant(at, language);
  const shown = isTimeOnly
    ? showTime(at, language, { isToTheSecond: true })
    : showInstant(at, language);
  return (
    <time className="amount" dateTime={at} title={exact}>
      {isExact ? exact : shown}
    </time>
  );
}
