/** Ranges of built-in number formats that show days or times. */
const known: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Whether the format of this number shows a day or a time. */
export const isDayFormatId = (id: number): boolean =>
  known.some(([first, last]) => id >= first && id <= last);

/** Whether a number format shows a day or a time: `dd/mm/yyyy`, and not `#,##0.00 "dias"`. */
export function isDayFormat(format: string): boolean {
  const first = bare(format);
  return /d|m|y|h|s/i.test(first) && !/general/i.test(first);
}

/** How a format shows a number; a figure is the number of digits it is padded to. */
export type Shown = 'day' | 'percent' | 'number' | number;

/** What a cell's format shows, by its number or its declared code. */
export function shownBy(id: number, format: string | undefined): Shown {
  if (format === undefined) {
    if (isDayFormatId(id)) return 'day';
    return id === 9 || id === 10 ? 'percent' : 'number';
  }
  const first = bare(format);
  if (first.includes('%')) return 'percent';
  // `00000` keeps zeros in front that belong to a code.
  if (/^0{2,}$/.test(first)) return first.length;
  return isDayFormat(format) ? 'day' : 'number';
}

/** The part of a format for positive numbers, without texts, blanks and colours. */
function bare(format: string): string {
  const [first = ''] = format
    .replace(/"[^"]*"?|\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
    .split(';');
  return first;
}

const dayMs = 86_400_000;
/** The epoch of serial dates, in days before 1970. */
const epochs = { 1900: 25_569, 1904: 24_107 } as const;

/** The instant of a serial date. */
export const momentOf = (days: number, isFrom1904: boolean): Date =>
  new Date(Math.round((days - epochs[isFrom1904 ? 1904 : 1900]) * dayMs));
