import type { ReactNode } from 'react';
import { DayFilter } from '../filters/DayFilter.js';
import { unset } from './report-state.js';
import type { ReportWords } from '../explain/report-words.js';

interface ReportDayProps {
  readonly name: 'from' | 'to' | 'on' | 'compareOn';
  readonly day: string | undefined;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly words: ReportWords;
}

/** The start or end of the period, or the day of a balance report. */
export function ReportDay({ name, day, set, words }: ReportDayProps): ReactNode {
  return (
    <div className="report-filter">
      <DayFilter
        label={words.t(`reports.${name}`)}
        day={day}
        onChange={(chosen) => {
          set({ [name]: chosen ?? unset });
        }}
      />
    </div>
  );
}
