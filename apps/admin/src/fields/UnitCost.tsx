import { showDecimal } from '@balcao/messages';
import { canonical, round } from '@balcao/pricing';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-messages.js';
import { Figure } from './cells.js';

/** Decimals of a cost that are read at a glance; what it is exactly stands in its title. */
const PLACES_MAX = 4;

interface UnitCostProps {
  readonly decimal: string | undefined;
  readonly currency?: string;
}

/** What one of an article costs, as money: with two to four decimals. */
export function UnitCost({ decimal, currency }: UnitCostProps): ReactNode {
  const language = useLanguage();
  const exact = decimal === undefined ? undefined : canonical(decimal);
  if (exact === undefined) return null;
  const shown = round(exact, PLACES_MAX);
  const figure = (
    <Figure decimal={shown} places={2} {...(currency !== undefined && { unit: currency })} />
  );
  return shown === exact ? figure : <span title={showDecimal(exact, language)}>{figure}</span>;
}
