import type { Language } from '../screens/index.js';
import { screenFormats } from './screen-formats.js';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day on paper, day first in every language: `30-11-2026` (docs/rules.md, C15). */
export function paperDay(day: string): string {
  const [, year, month, date] = DAY.exec(day) ?? [];
  return year === undefined ? day : `${date}-${month}-${year}`;
}

/** A local date and time on paper: `30-11-2026 14:30`. */
export function paperMoment(local: string): string {
  const [day = local, time = ''] = local.split('T');
  return `${paperDay(day)} ${time.slice(0, 5)}`.trim();
}

/** Days from one to another; an end that is missing is told in words. */
export function daysFromTo(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  language: Language,
  show: (day: string) => string = paperDay,
): string {
  const { all, since, until } = ends[language];
  if (from === undefined) return to === undefined ? all : `${until} ${show(to)}`;
  return to === undefined ? `${since} ${show(from)}` : `${show(from)} – ${show(to)}`;
}

const ends: Readonly<Record<Language, { readonly [end in 'all' | 'since' | 'until']: string }>> = {
  en: { all: 'all movements', since: 'since', until: 'all movements until' },
  pt: { all: 'todos os movimentos', since: 'desde', until: 'todos os movimentos até' },
};

const dayFormats = { slashes: '$3/$2/$1', dashes: '$3-$2-$1', iso: '$1-$2-$3' } as const;

/**
 * A calendar day on a screen, as the person there has chosen, or as the language writes it:
 * `2026-11-30`, `30/11/2026`.
 */
export const showDay = (day: string, language: Language): string => {
  const { days = language === 'pt' ? 'slashes' : 'iso' } = screenFormats();
  return day.replace(DAY, dayFormats[days]);
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day within a sentence: `30 Nov 2026` in English, whatever lists are written with. */
export const sayDay = (day: string, language: Language): string => {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (language !== 'en' || year === undefined) return showDay(day, language);
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
};

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?$/;

/** The same of a local date and time, `30/11/2026 14:30`; another text stays as it is. */
export const showLocalMoment = (text: string, language: Language): string => {
  const [, day, time = ''] = MOMENT.exec(text) ?? [];
  return day === undefined ? text : `${showDay(day, language)} ${time}`;
};
