import { daysOfPeriod } from '@balcao/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { DayField } from '../fields/DayField.js';
import { listPeriods, periodOf, type DayRange } from '../filters/periods.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

interface StatementPeriodProps {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** The days that a statement is about: a period with a name, or from day to day. */
export function StatementPeriod({ range, onChange }: StatementPeriodProps): ReactNode {
  const t = useMessages();
  const [isOwn, setOwn] = useState(false);
  const isAll = range.from === undefined && range.to === undefined;
  const period = periodOf(range, today());
  const showsDays = isOwn || (!isAll && period === undefined);
  const { from, to } = range;
  return (
    <>
      <TextField
        select
        size="small"
        className="statement__period"
        label={t('filters.period')}
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
        <>
          <OwnDay
            label={t('filters.from')}
            day={from}
            onChange={(day) => {
              onChange({
                ...(day !== undefined && { from: day }),
                ...(to !== undefined && { to }),
              });
            }}
          />
          <OwnDay
            label={t('filters.to')}
            day={to}
            onChange={(day) => {
              onChange({
                ...(from !== undefined && { from }),
                ...(day !== undefined && { to: day }),
              });
            }}
          />
        </>
      ) : null}
    </>
  );
}

/** The earliest day that is taken: a year is being typed before. */
const EARLIEST = '2000-01-01';

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
    <span className="statement__day">
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
    </span>
  );
}
