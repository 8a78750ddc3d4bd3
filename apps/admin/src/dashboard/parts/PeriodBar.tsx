import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { dashboardPeriods } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { DayField } from '../../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Measure, PeriodChoice } from '../period.js';

interface PeriodBarProps {
  readonly choice: PeriodChoice;
  readonly measure: Measure;
  readonly title: string;
  readonly onPeriod: (choice: PeriodChoice) => void;
  readonly onMeasure: (measure: Measure) => void;
}

const measures = ['gross', 'net'] as const;

/** Which days, which amounts, and the printed page. */
export function PeriodBar(props: PeriodBarProps): ReactNode {
  const { choice, measure, title, onPeriod, onMeasure } = props;
  const t = useMessages();
  const choose = (kind: (typeof dashboardPeriods)[number]): void => {
    if (kind !== 'custom') onPeriod({ kind });
    else onPeriod({ kind, from: `${today().slice(0, 7)}-01`, to: today() });
  };
  return (
    <div className="dash__bar">
      <h2>{title}</h2>
      <div className="segments" role="group" aria-label={t('dashboard.measure')}>
        {measures.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === measure}
            onClick={() => {
              onMeasure(each);
            }}
          >
            {t(`dashboard.measures.${each}`)}
          </button>
        ))}
      </div>
      <div className="segments" role="group" aria-label={t('dashboard.period')}>
        {dashboardPeriods.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === choice.kind}
            onClick={() => {
              choose(kind);
            }}
          >
            {t(`dashboard.periods.${kind}`)}
          </button>
        ))}
      </div>
      <Button
        className="dash__print"
        startIcon={<Print />}
        onClick={() => {
          window.print();
        }}
      >
        {t('dashboard.print')}
      </Button>
      {choice.kind === 'custom' ? <OtherDays choice={choice} onPeriod={onPeriod} /> : null}
    </div>
  );
}

interface OtherDaysProps extends Pick<PeriodBarProps, 'onPeriod'> {
  readonly choice: Extract<PeriodChoice, { readonly kind: 'custom' }>;
}

function OtherDays({ choice, onPeriod }: OtherDaysProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [from, setFrom] = useState(showDay(choice.from, language));
  const [to, setTo] = useState(showDay(choice.to, language));
  const take = (first: string, last: string): void => {
    const days = { from: parseTypedDay(first), to: parseTypedDay(last) };
    if (days.from === undefined || days.to === undefined || days.from > days.to) return;
    onPeriod({ kind: 'custom', from: days.from, to: days.to });
  };
  const wrong = (text: string) =>
    text.length >= 8 && parseTypedDay(text) === undefined ? t('app.date.invalid') : undefined;
  return (
    <div className="dash__days">
      <DayField
        label={t('dashboard.from')}
        text={from}
        error={wrong(from)}
        onChange={(text) => {
          setFrom(text);
          take(text, to);
        }}
      />
      <DayField
        label={t('dashboard.to')}
        text={to}
        error={wrong(to)}
        onChange={(text) => {
          setTo(text);
          take(from, text);
        }}
      />
    </div>
  );
}
