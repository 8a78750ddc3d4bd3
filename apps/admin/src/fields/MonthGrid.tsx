import './month-grid.css';
import { firstOfMonth } from '@balcao/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { showMonth, speakDay, today, weekdays } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { moveByKey, weeksOf } from './month.js';

interface MonthGridProps {
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/**
 * One month to choose a day from, also by arrow keys. It takes nothing of the office's components,
 * so that the till has the same one.
 */
export function MonthGrid({ day, onChoose }: MonthGridProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [focused, setFocused] = useState(day);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);
  const turn = (months: number) => () => {
    setFocused(firstOfMonth(focused, months));
  };
  return (
    <div className="month">
      <div className="month__head">
        <Turn label={t('app.date.previousMonth')} path="M15 6l-6 6 6 6" onClick={turn(-1)} />
        <strong aria-live="polite">{showMonth(focused, language)}</strong>
        <Turn label={t('app.date.nextMonth')} path="M9 6l6 6-6 6" onClick={turn(1)} />
      </div>
      <table
        ref={grid}
        role="grid"
        onKeyDown={(event) => {
          const to = moveByKey(focused, event.key);
          if (to === undefined) return;
          event.preventDefault();
          setFocused(to);
        }}
      >
        <thead>
          <tr>
            {weekdays(language).map((name) => (
              <th key={name} scope="col">
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map((week) => (
            <Week key={week[0]} days={week} day={day} focused={focused} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className="month__today"
        onClick={() => {
          onChoose(today());
        }}
      >
        {t('app.date.today')}
      </button>
    </div>
  );
}

interface TurnProps {
  readonly label: string;
  /** The arrow. */
  readonly path: string;
  readonly onClick: () => void;
}

function Turn({ label, path, onClick }: TurnProps): ReactNode {
  return (
    <button type="button" className="month__turn" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}

interface WeekProps extends MonthGridProps {
  readonly days: readonly string[];
  readonly focused: string;
}

function Week({ days, day, focused, onChoose }: WeekProps): ReactNode {
  const language = useLanguage();
  return (
    <tr>
      {days.map((each) => (
        <td key={each} role="gridcell" aria-selected={each === day}>
          <button
            type="button"
            tabIndex={each === focused ? 0 : -1}
            aria-label={speakDay(each, language)}
            aria-current={each === today() ? 'date' : undefined}
            className={each.slice(0, 7) === focused.slice(0, 7) ? '' : 'month__other'}
            onClick={() => {
              onChoose(each);
            }}
          >
            {Number.parseInt(each.slice(8), 10)}
          </button>
        </td>
      ))}
    </tr>
  );
}
