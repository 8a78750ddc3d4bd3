import { addDays } from '../formats/days.js';

/** Days that reports are often asked for. */
export const presets = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
  'all',
] as const;

export type Preset = (typeof presets)[number];

/** Calendar days, both included; an open side is missing. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** What a period is compared with. */
export const comparisons = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

const isPreset = (text: string): text is Preset => presets.some((preset) => preset === text);

/** A preset of an address; undefined for anything else. */
export const presetOf = (text: string | null): Preset | undefined =>
  text !== null && isPreset(text) ? text : undefined;

/** The days of a preset, by today's. Weeks begin on Monday. */
export function periodOf(preset: Preset, today: string): Period {
  const year = Number.parseInt(today.slice(0, 4), 10);
  const month = Number.parseInt(today.slice(5, 7), 10);
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const quarter = Math.ceil(month / 3) * 3 - 2;
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'thisWeek':
      return { from: monday, to: addDays(monday, 6) };
    case 'lastWeek':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'thisMonth':
      return months(year, month, 1);
    case 'lastMonth':
      return months(year, month - 1, 1);
    case 'thisQuarter':
      return months(year, quarter, 3);
    case 'lastQuarter':
      return months(year, quarter - 3, 3);
    case 'thisYear':
      return months(year, 1, 12);
    case 'lastYear':
      return months(year - 1, 1, 12);
    case 'all':
      return {};
  }
}

/** Whole months, counted from January as 1; below it they are of the year before. */
const months = (year: number, first: number, count: number): Period => ({
  from: new Date(Date.UTC(year, first - 1, 1)).toISOString().slice(0, 10),
  to: new Date(Date.UTC(year, first - 1 + count, 0)).toISOString().slice(0, 10),
});

const dayMs = 86_400_000;

/** The days that a period is compared with; none where it is open or nothing is compared. */
export function comparedTo(
  comparison: Comparison,
  { from, to }: Period,
): Required<Period> | undefined {
  if (comparison === 'none' || from === undefined || to === undefined) return undefined;
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  if (isWholeMonths(from, to)) {
    const count = monthNumber(to) - monthNumber(from) + 1;
    const first = monthNumber(from) - count;
    const { from: begin = '', to: end = '' } = months(
      Math.floor(first / 12),
      (first % 12) + 1,
      count,
    );
    return { from: begin, to: end };
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

const monthNumber = (day: string) =>
  Number.parseInt(day.slice(0, 4), 10) * 12 + Number.parseInt(day.slice(5, 7), 10) - 1;

const isWholeMonths = (from: string, to: string) =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/** The same day a year before; of 29 February, the last of the month. */
function yearBefore(day: string): string {
  const year = String(Number.parseInt(day.slice(0, 4), 10) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
