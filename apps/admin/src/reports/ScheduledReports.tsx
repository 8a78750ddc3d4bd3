import type { ReportScheduleAnswer } from '@balcao/contracts';
import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsPast } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { showSnack } from '../boot/snack.js';
import { sayDay } from '../formats/days.js';
import { firstSentenceOf } from '../http/say-problem.js';
import { useReportSchedules } from './use-report-schedules.js';
import { longWeekdays, type ReportWords } from '../explain/report-words.js';

/** The scheduled reports; absent if there are none. */
export function ScheduledReports({ words }: { readonly words: ReportWords }): ReactNode {
  const { schedules = [], remove } = useReportSchedules();
  if (schedules.length === 0) return null;
  return (
    <section className="report-topic">
      <h2>{words.t('reports.schedule.all')}</h2>
      <ul className="report-schedules">
        {schedules.map((schedule) => (
          <Scheduled key={schedule.id} schedule={schedule} onRemove={remove} words={words} />
        ))}
      </ul>
    </section>
  );
}

interface ScheduledProps {
  readonly schedule: ReportScheduleAnswer;
  readonly onRemove: (id: string) => Promise<void>;
  readonly words: ReportWords;
}

function Scheduled({ schedule, onRemove, words }: ScheduledProps): ReactNode {
  const { t, language } = words;
  const isPast = useIsPast();
  const { id, name, report, by, period, recipients, endedBy, mailedOn, isOwn, ownerName } =
    schedule;
  const address = new URLSearchParams({ ...filtersIn(schedule.filter), period, by }).toString();
  const ask = async (): Promise<void> => {
    const title = t('reports.schedule.removeTitle', { name });
    const message = t('reports.schedule.removeMessage');
    if (!(await askToConfirm({ title, message, isDestructive: true }))) return;
    await onRemove(id).catch((error: unknown) => {
      showSnack(firstSentenceOf(error), 'error');
    });
  };
  return (
    <li>
      <div>
        <Link to={`/commercial/reports/${report}?${address}`}>{name}</Link>
        <p>
          {rhythmOf(schedule, words)} · {t(`management.formats.${schedule.format}`)} ·{' '}
          {recipients.join(', ')}
          {isOwn ? null : ` · ${ownerName}`}
        </p>
        {endedBy === undefined ? (
          mailedOn === undefined ? null : (
            <p>{t('reports.schedule.mailedOn', { day: sayDay(mailedOn, language) })}</p>
          )
        ) : (
          <p className="report-schedules__ended">{t(`reports.schedule.ended.${endedBy}`)}</p>
        )}
      </div>
      <IconButton
        disabled={isPast}
        aria-label={t('reports.schedule.remove', { name })}
        onClick={() => {
          void ask();
        }}
      >
        <Delete fontSize="small" />
      </IconButton>
    </li>
  );
}

function rhythmOf({ every, day, hour }: ReportScheduleAnswer, { t, language }: ReportWords) {
  const at = `${String(hour).padStart(2, '0')}:00`;
  if (every === 'day') return t('reports.schedule.daily', { at });
  if (every === 'month') return t('reports.schedule.monthly', { at, day });
  return t('reports.schedule.weekly', { at, day: longWeekdays(language)[day - 1] ?? '' });
}

function filtersIn(filter: string): Readonly<Record<string, string>> {
  const parsed: unknown = JSON.parse(filter);
  if (typeof parsed !== 'object' || parsed === null) return {};
  const texts = Object.entries(parsed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
