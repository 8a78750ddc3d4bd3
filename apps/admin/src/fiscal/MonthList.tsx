import type { FiscalPeriodAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { sayDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { FailedState } from '../skeletons/FailedState.js';
import { periodName } from '../formats/fiscal-periods.js';

/** Months shown at first. */
const monthsAtFirst = 4;

interface MonthListProps {
  readonly months: readonly FiscalPeriodAnswer[] | undefined;
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  readonly onOpen: (id: string) => void;
}

/** The calendar of months: which are handed in, which wait, and which have changed since. */
export function MonthList({ months, problem, onRetry, onOpen }: MonthListProps): ReactNode {
  const t = useMessages();
  const [isWhole, setWhole] = useState(false);
  const shown = months?.filter(({ state }, at) => {
    return isWhole || at < monthsAtFirst || state === 'changed';
  });
  return (
    <section className="card" aria-labelledby="fiscal-months">
      <h2 id="fiscal-months">{t('fiscal.months.title')}</h2>
      <p className="card__hint">{t('fiscal.months.hint')}</p>
      {shown === undefined && problem === undefined ? <Skeleton shape="rows" /> : null}
      {shown === undefined && problem !== undefined ? (
        <FailedState problem={t('fiscal.months.failed', { failure: problem })} onRetry={onRetry} />
      ) : null}
      <ul className="rows fiscal__files">
        {(shown ?? []).map((month) => (
          <Month key={month.id} month={month} onOpen={onOpen} />
        ))}
      </ul>
      {months !== undefined && !isWhole && months.length > monthsAtFirst ? (
        <Button
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('fiscal.months.more')}
        </Button>
      ) : null}
    </section>
  );
}

function Month({
  month,
  onOpen,
}: {
  readonly month: FiscalPeriodAnswer;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id } = month;
  const name = periodName(month, language);
  const [tone, word] = standing(month);
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          <Due month={month} />
        </small>
      </span>
      <StatusChip tone={tone}>{t(`fiscal.months.${word}`)}</StatusChip>
      {month.state === 'running' ? null : (
        <Button
          variant="outlined"
          aria-label={t('fiscal.months.showOf', { month: name })}
          onClick={() => {
            onOpen(id);
          }}
        >
          {t('fiscal.months.show')}
        </Button>
      )}
    </li>
  );
}

type Word = FiscalPeriodAnswer['state'] | 'late';

function standing({ state, daysLeft }: FiscalPeriodAnswer): readonly [StatusTone, Word] {
  if (state === 'changed') return ['error', 'changed'];
  if (state === 'declared') return ['success', 'declared'];
  if (state === 'running') return ['neutral', 'running'];
  return daysLeft < 0 ? ['error', 'late'] : ['warning', 'open'];
}

/** Who handed it in and what came after; else how much time there is. */
function Due({ month }: { readonly month: FiscalPeriodAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { declaration, daysLeft, dueOn, changes } = month;
  if (declaration !== null) {
    const fields = { day: sayDay(declaration.on, language), by: declaration.by };
    const submitted = t('fiscal.months.submittedOn', fields);
    if (changes === 0) return submitted;
    return `${submitted} · ${t('fiscal.months.changes', { smart_count: changes })}`;
  }
  const day = sayDay(dueOn, language);
  if (daysLeft === 0) return t('fiscal.months.dueToday');
  if (daysLeft > 0) return t('fiscal.months.dueIn', { day, smart_count: daysLeft });
  return t('fiscal.months.lateBy', { day, smart_count: -daysLeft });
}
