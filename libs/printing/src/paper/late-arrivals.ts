import { paperMoment, type PrintMessages } from '@balcao/messages';
import type { ShiftAmended } from '@balcao/domain';
import type { ShiftFigure } from './shift-sections.js';

/** What arrived when a shift was closed: it stands below its Z, and changes no figure. */
export type LateArrival = Omit<ShiftAmended['data'], 'id' | 'recordId'>;

/** Each thing that the Z did not know of, when it happened and what it comes to. */
export const lateFigures = (
  amendments: readonly LateArrival[],
  timeZone: string,
  { late }: Pick<PrintMessages['shift'], 'late'>,
): readonly ShiftFigure[] => {
  const at = momentsIn(timeZone);
  return amendments.map(({ reference = late, kind, totalMinor, cashMinor, ...one }) => ({
    label: `${reference} · ${at(one.at)}`,
    amountMinor: kind === 'cash' ? cashMinor : totalMinor,
  }));
};

/** Writes instants as days and times of the company's clocks. */
export function momentsIn(timeZone: string): (instant: string) => string {
  // Swedish writes days and times as ISO 8601 does.
  const time = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return (instant) => paperMoment(time.format(new Date(instant)).replace(' ', 'T'));
}
