import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { DayRange } from '../filters/periods.js';
import { comparisons, type Comparison } from './periods.js';
import { unset } from './report-state.js';
import type { ReportWords } from '../explain/report-words.js';

interface CompareFieldProps {
  readonly period: DayRange;
  readonly comparison: Comparison;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly words: ReportWords;
}

/** Chooses the period to compare with; absent while the period has no start or end. */
export function CompareField({ period, comparison, set, words }: CompareFieldProps): ReactNode {
  const isOpen = period.from === undefined || period.to === undefined;
  return (
    <TextField
      select
      className="report-filter"
      label={words.t('reports.compare')}
      value={isOpen ? 'none' : comparison}
      disabled={isOpen}
      onChange={({ target: { value } }) => {
        set({ compare: value === 'none' ? unset : value });
      }}
    >
      {comparisons.map((each) => (
        <MenuItem key={each} value={each}>
          {words.t(`reports.comparisons.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
