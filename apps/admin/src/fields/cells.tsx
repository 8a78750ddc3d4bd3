import { showDecimal, withPlaces } from '@balcao/messages';
import type { ReactNode } from 'react';
import { showDay } from '../formats/days.js';
import { useLanguage } from '../i18n/use-messages.js';

interface FigureProps {
  readonly decimal: string | undefined;
  readonly unit?: string;
  /** The fewest decimals to show. */
  readonly places?: number;
}

/** A decimal string as a figure, its unit small behind it. */
export function Figure({ decimal, unit, places = 0 }: FigureProps): ReactNode {
  const language = useLanguage();
  if (decimal === undefined) return null;
  return (
    <span className="amount">
      {showDecimal(withPlaces(decimal, places), language)}
      {unit === undefined ? null : <span className="amount__currency">{unit}</span>}
    </span>
  );
}

/** A calendar day in the language's order. */
export function Day({ day }: { readonly day: string | undefined }): ReactNode {
  const language = useLanguage();
  return day === undefined ? null : <span className="amount">{showDay(day, language)}</span>;
}
