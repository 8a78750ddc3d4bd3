import { showDay } from '../../formats/days.js';
import { showInstant } from '../../formats/instants.js';
import { useLanguage } from '../../i18n/use-messages.js';
import { useStart } from '../till/till-context.js';

/** Says when a sale was made: the time of an instant, the day alone of a calendar day. */
export function useMoment(): (at: string) => string {
  const language = useLanguage();
  const { timeZone } = useStart().settings;
  return (at) => (at.length === 10 ? showDay(at, language) : showInstant(at, language, timeZone));
}
