import type { ReactNode } from 'react';
import { showDay } from '../../formats/days.js';
import { useLanguage } from '../../i18n/use-messages.js';

/** A calendar day in the language of the screen. */
export function ShownDay({ day }: { readonly day: string }): ReactNode {
  return (
    <time className="amount" dateTime={day}>
      {showDay(day, useLanguage())}
    </time>
  );
}
