import { localeOf } from '../../boot/language.js';
import { useLanguage } from '../../i18n/use-messages.js';

/** Says when a sale was made: the time of an instant, the day alone of a calendar day. */
export function useMoment(): (at: string) => string {
  const locale = localeOf(useLanguage());
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => (at.length === 10 ? days : times).format(new Date(at));
}
