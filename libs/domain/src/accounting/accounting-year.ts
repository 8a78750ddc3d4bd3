/** Dividends paid out before the year has ended: a class 8 account that is part of equity. */
const interimDividends = '89';
const classesOfOneYear = new Set(['6', '7', '8']);

/**
 * Whether an account is of one year only: classes 6 to 8 of the PGC. It begins each year with
 * nothing, and what it came to is part of the retained earnings from then on.
 */
export const isOfOneYear = (code: string): boolean =>
  classesOfOneYear.has(code.slice(0, 1)) && !code.startsWith(interimDividends);

/** The first day of the accounting year that a day is in, which is the calendar's. */
export const firstDayOfYear = (day: string): string => `${day.slice(0, 4)}-01-01`;
