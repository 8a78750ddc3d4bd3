import './filters.css';
import { daysOfPeriod } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { listPeriods, periodOf, type DayRange } from './periods.js';

/** The earliest day that is taken: a year is being typed before. */
const EARLIEST = '2000-01-01';

interface PeriodChoiceProps {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
  /** What the period is of, where that is not the day of the list. */
  readonly label?: ScreenMessageKey | undefined;
}

/** A period with a name, or days of one's own, from one to another. */
export function PeriodChoice({
  range,
  onChange,
  label = 'filters.period',
}: PeriodChoiceProps): ReactNode {
  const t = useMessages();
  const [isOwn, setOwn] = useState(false);
  const isAll = range.from === undefined && range.to === undefined;
  const period = periodOf(range, today());
  const showsDays = isOwn || (!isAll && period === undefined);
  return (
    <>
      <TextField
        select
        size="small"
        className="list__filter"
        label={t(label)}
        value={showsDays ? 'own' : (period ?? 'all')}
        onChange={({ target }) => {
          const chosen = listPeriods.find((name) => name === target.value);
          setOwn(target.value === 'own');
          if (target.value === 'all') onChange({});
          else if (chosen !== undefined) onChange(daysOfPeriod(chosen, today()));
        }}
      >
        <MenuItem value="all">{t('filters.allDays')}</MenuItem>
        {listPeriods.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`filters.periods.${name}`)}
          </MenuItem>
        ))}
        <MenuItem value="own">{t('filters.ownDays')}</MenuItem>
      </TextField>
      {showsDays ? (
        <span className="filters__days">
          {(['from', 'to'] as const).map((end) => (
            <OwnDay
              key={end}
              label={t(`filters.${end}`)}
              day={range[end]}
              onChange={(day) => {
                onChange(withEnd(range, end, day));
              }}
            />
          ))}
        </span>
      ) : null}
    </>
  );
}

function withEnd(range: DayRange, end: 'from' | 'to', day: string | undefined): DayRange {
  const from = end === 'from' ? day : range.from;
  const to = end === 'to' ? day : range.to;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

interface OwnDayProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

function OwnDay({ label, day, onChange }: OwnDayProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (day === undefined ? '' : showDay(day, language));
  const isWrong = text.length >= 8 && parseTypedDay(text) === undefined;
  return (
    <DayField
      label={label}
      text={text}
      error={isWrong ? t('app.date.invalid') : undefined}
      onChange={(next) => {
        setTyped(next);
        const read = parseTypedDay(next);
        if (next.trim() === '') onChange(undefined);
        else if (read !== undefined && read >= EARLIEST) onChange(read);
      }}
      onBlur={() => {
        setTyped(undefined);
      }}
    />
  );
}
