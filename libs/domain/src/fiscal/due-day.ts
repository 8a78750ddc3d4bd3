import { addDays, lastDayOf, weekdayOf } from '../calendar.js';
import type { FiscalSettings } from './fiscal.events.js';

/**
 * The day of the next month until which invoices are told, where it is no last working day:
 * Portugal's fifth (DL 198/2012, art. 3(2)).
 */
const dayOfCountry: Readonly<Record<string, number>> = { PT: 5 };

/**
 * The last day on which a month, `2026-03`, is declared in time: a day of the month after it that
 * the company has set or its country has, else that month's last working day, the safe reading of
 * Aviso 40/AT/DGI/2025. Holidays are not known here.
 */
export function declarationDueOn(
  month: string,
  settings: Pick<FiscalSettings, 'declarationDay'>,
  country = 'MZ',
): string {
  const declarationDay = settings.declarationDay ?? dayOfCountry[country];
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  const last = lastDayOf(next);
  if (declarationDay !== undefined) {
    const wanted = `${next}-${String(declarationDay).padStart(2, '0')}`;
    return wanted < last ? wanted : last;
  }
  return addDays(last, -Math.max(0, weekdayOf(last) - 5));
}
