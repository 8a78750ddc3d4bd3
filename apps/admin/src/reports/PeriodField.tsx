import { reportPeriods, type ReportPeriod } from '@balcao/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import type { DayRange } from '../filters/periods.js';
import { showDays } from '../formats/days.js';
import { ReportDay } from './ReportDay.js';
import { unset } from './report-state.js';
import type { ReportWords } from '../explain/report-words.js';

interface PeriodFieldProps {
  readonly preset: ReportPeriod | 'custom';
  readonly period: DayRange;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly words: ReportWords;
}

/** The period of a report: a preset, or a first and a last day. */
export function PeriodField({ preset, period, set, words }: PeriodFieldProps): ReactNode {
  const { t, language } = words;
  const [isCustom, setCustom] = useState(preset === 'custom');
  const shown = isCustom || preset === 'custom' ? 'custom' : preset;
  const { from, to } = period;
  return (
    <>
      <TextField
        select
        className="report-filter"
        label={t('reports.period')}
        value={shown}
        helperText={shown === 'custom' || shown === 'all' ? undefined : showDays(period, language)}
        onChange={({ target: { value } }) => {
          setCustom(value === 'custom');
          if (value === 'custom') set({ period: unset, from: from ?? unset, to: to ?? unset });
          else set({ period: value, from: unset, to: unset });
        }}
      >
        {[...reportPeriods, 'custom' as const].map((each) => (
          <MenuItem key={each} value={each}>
            {t(
              each === 'all' || each === 'custom'
                ? `reports.periods.${each}`
                : `filters.periods.${each}`,
            )}
          </MenuItem>
        ))}
      </TextField>
      {shown === 'custom' ? (
        <>
          <ReportDay name="from" day={from} set={set} words={words} />
          <ReportDay name="to" day={to} set={set} words={words} />
        </>
      ) : null}
    </>
  );
}
