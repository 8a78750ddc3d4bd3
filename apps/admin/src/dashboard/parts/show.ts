import type { Language } from '@balcao/messages';
import type { DayRange } from '@balcao/contracts';
import { localeOf } from '../../boot/language.js';
import { showDay, showMonth } from '../../formats/days.js';
import type { PeriodChoice } from '../period.js';

/** An amount for an axis or a cell, short: `80k`, `1,2 mil`. */
export function showShort(minor: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(minor / 100);
}

/** More is no comparison any more. */
const growthMax = 9.99;

/** By how much a figure has grown, in per cent; beyond ten times, that it is more. */
export const showGrowth = (growth: number, language: Language): string =>
  growth > growthMax ? `> ${showPercent(growthMax, language, 0)}` : showPercent(growth, language);

/** A part of 1 in per cent. */
export function showPercent(part: number, language: Language, places = 1): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
    .format(part)
    .replace('-', '−')
    .replace(/\s?%/, '\u00a0%');
}

/** Days as people say them: one day, or the first and the last. */
export function showDays({ from, to }: DayRange, language: Language): string {
  if (from === to) return showDay(from, language);
  return `${showDay(from, language)} – ${showDay(to, language)}`;
}

/** A period by its name, where it has one: `November 2026`, `2026`. */
export function showPeriod({ kind }: PeriodChoice, days: DayRange, language: Language): string {
  if (kind === 'month') return showMonth(days.from, language);
  return kind === 'year' ? days.from.slice(0, 4) : showDays(days, language);
}

/** What a point of a curve stands for, short and in full; in Portuguese day comes first. */
export function pointNames(at: string, language: Language): { label: string; title: string } {
  if (at.length === 2) return { label: `${at}h`, title: `${at}:00 – ${at}:59` };
  if (at.length === 10)
    return { label: String(Number.parseInt(at.slice(8), 10)), title: showDay(at, language) };
  const title = showMonth(`${at}-01`, language);
  return { label: title.slice(0, 3), title };
}
