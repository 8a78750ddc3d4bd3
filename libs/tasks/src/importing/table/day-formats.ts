/** Formats that every workbook knows by number, first and last, which show days or times. */
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
  const [first = ''] = format
    .replace(/"[^"]*"?|\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
    .split(';');
  return /d|m|y|h|s/i.test(first) && !/general/i.test(first);
}

const dayMs = 86_400_000;
/** The day on which counting begins, in days before 1970. */
const epochs = { 1900: 25_569, 1904: 24_107 } as const;

/** The moment that a count of days stands for. */
export const momentOf = (days: number, isFrom1904: boolean): Date =>
  new Date(Math.round((days - epochs[isFrom1904 ? 1904 : 1900]) * dayMs));
