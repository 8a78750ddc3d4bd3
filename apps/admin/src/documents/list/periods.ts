/** A stretch of days that people ask for by name. */
export const periods = [
  'today',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
] as const;

export type Period = (typeof periods)[number];

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The first and the last day of a period, as of a day. */
export function daysOfPeriod(period: Period, today: string): Days {
  const year = Number.parseInt(today.slice(0, 4), 10);
  const month = Number.parseInt(today.slice(5, 7), 10);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'thisMonth':
      return months(year, month, 1);
    case 'lastMonth':
      return month === 1 ? months(year - 1, 12, 1) : months(year, month - 1, 1);
    case 'thisQuarter':
      return months(year, month - ((month - 1) % 3), 3);
    case 'thisYear':
      return months(year, 1, 12);
    case 'lastYear':
      return months(year - 1, 1, 12);
  }
}

/** From the first day of a month, 1 to 12, over so many months of the same year. */
function months(year: number, first: number, count: number): Days {
  const last = first + count - 1;
  // Day 0 of the month after is the last of this one.
  const days = new Date(Date.UTC(year, last, 0)).getUTCDate();
  return { from: `${year}-${two(first)}-01`, to: `${year}-${two(last)}-${two(days)}` };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The period that two days are, if they are one. */
export const periodOf = (
  days: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Period | undefined =>
  periods.find((period) => {
    const { from, to } = daysOfPeriod(period, today);
    return from === days.from && to === days.to;
  });
