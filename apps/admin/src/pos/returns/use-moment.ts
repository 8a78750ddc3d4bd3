import { showDay } from '../../formats/days.js';
import { showInstant } from '../../formats/instants.js';
import { useLanguage } from '../../i18n/use-messages.js';
import { useStart } from '../till/till-context.js';

/** Formats the time of a sale: date and time of an instant, or only the day. */
export function useMoment(): (at: string) => string {
  const language = useLanguage();
  const { timeZone } = useStart().settings;
  return (at) => (at.length === 10 ? showDay(at, language) : showInstant(at, language, timeZone));
}
