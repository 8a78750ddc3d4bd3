import './filters.css';
import { daysOfPeriod } from '@balcao/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useFilters, withFilter } from '../management/use-filters.js';
import { conditionOf, listPeriods, periodOf, rangeIn, type DayRange } from './periods.js';

/** The earliest day that a filter takes: a year is being typed before. */
const EARLIEST = '2000-01-01';

/** Narrows a list to a period: one with a name, or from day to day. */
export function PeriodFilter({ source }: { readonly source: string }): ReactNode {
  const t = useMessages();
  const { filters, setFilters } = useFilters();
  const [isOwn, setOwn] = useState(false);
  const range = rangeIn(filters[source]);
  const isAll = range.from === undefined && range.to === undefined;
  const period = periodOf(range, today());
  const showsDays = isOwn || (!isAll && period === undefined);
  const setRange = (next: DayRange): void => {
    setFilters(withFilter(filters, source, conditionOf(next)));
  };
  return (
    <>
      <TextField
        select
        className="list__filter"
        label={t('filters.period')}
        value={showsDays ? 'own' : (period ?? 'all')}
        onChange={({ target }) => {
          const chosen = listPeriods.find((name) => name === target.value);
          setOwn(target.value === 'own');
          if (target.value === 'all') setRange({});
          else if (chosen !== undefined) setRange(daysOfPeriod(chosen, today()));
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
          <DayFilter
            label={t('filters.from')}
            day={range.from}
            onChange={(from) => {
              setRange({ ...(from !== undefined && { from }), ...toOf(range) });
            }}
          />
          <DayFilter
            label={t('filters.to')}
            day={range.to}
            onChange={(to) => {
              setRange({ ...fromOf(range), ...(to !== undefined && { to }) });
            }}
          />
        </span>
      ) : null}
    </>
  );
}

const fromOf = ({ from }: DayRange): DayRange => (from === undefined ? {} : { from });
const toOf = ({ to }: DayRange): DayRange => (to === undefined ? {} : { to });

interface DayFilterProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

function DayFilter({ label, day, onChange }: DayFilterProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const shown = day === undefined ? '' : showDay(day, language);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? shown;
  const isWrong = text.trim() !== '' && parseTypedDay(text) === undefined;
  return (
    <DayField
      label={label}
      text={text}
      error={isWrong && text.length >= 8 ? t('app.date.invalid') : undefined}
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
