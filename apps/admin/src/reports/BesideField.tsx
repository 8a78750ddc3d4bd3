import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { showDay } from '../formats/days.js';
import { ReportDay } from './ReportDay.js';
import { daysBeside } from './periods.js';
import { unset, type ReportState } from './report-state.js';
import type { ReportWords } from '../explain/report-words.js';

interface BesideFieldProps {
  readonly state: ReportState;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly words: ReportWords;
}

/** The day that a report of one day is compared with. */
export function BesideField({ state, set, words }: BesideFieldProps): ReactNode {
  const { beside, besideOn } = state;
  const isShown = besideOn !== undefined && beside !== 'day';
  return (
    <>
      <TextField
        select
        className="report-filter"
        label={words.t('reports.compare')}
        value={beside}
        helperText={isShown ? showDay(besideOn, words.language) : undefined}
        onChange={({ target: { value } }) => {
          set({
            beside: value === 'none' ? unset : value,
            compareOn: value === 'day' ? (besideOn ?? state.on) : unset,
          });
        }}
      >
        {daysBeside.map((each) => (
          <MenuItem key={each} value={each}>
            {words.t(each === 'none' ? 'reports.comparisons.none' : `reports.beside.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {beside === 'day' ? (
        <ReportDay name="compareOn" day={besideOn} set={set} words={words} />
      ) : null}
    </>
  );
}
