import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogFrame } from '../DialogFrame.js';
import { outcomesShown } from './bulk-limits.js';
import { bulkRuns, type BulkRun, type NamedOutcome } from './bulk-runs.js';

const show = (isShown: boolean): void => {
  const { current } = bulkRuns.get();
  if (current !== undefined) bulkRuns.merge({ current: { ...current, isShown } });
};

const dismiss = (): void => {
  bulkRuns.merge({ current: undefined });
};

/** Says that something is under way with many rows, and leads to its progress. */
export function RunStrip(): ReactNode {
  const t = useMessages();
  const { current } = useSlice(bulkRuns);
  if (current === undefined || current.isShown) return null;
  const { title, outcomes, total, state } = current;
  return (
    <div className="bulk bulk--run">
      <span className="bulk__count" role="status">
        {title}: {t('lists.run.progress', { done: figure(outcomes.length), total: figure(total) })}
      </span>
      <span className="list__spring" />
      <Button
        size="small"
        onClick={() => {
          show(true);
        }}
      >
        {t('lists.run.show')}
      </Button>
      {state === 'running' ? null : (
        <Button size="small" onClick={dismiss}>
          {t('lists.run.close')}
        </Button>
      )}
    </div>
  );
}

/** How far it is, what came of each row, and a way to stop or to try again. */
export function RunDialog(): ReactNode {
  const { current } = useSlice(bulkRuns);
  if (current?.isShown !== true) return null;
  const isRunning = current.state === 'running';
  return (
    <DialogFrame
      title={current.title}
      onClose={() => {
        if (isRunning) show(false);
        else dismiss();
      }}
    >
      <Progress run={current} />
      <Outcomes outcomes={current.outcomes} />
      <RunButtons run={current} />
    </DialogFrame>
  );
}

const figure = (count: number): string => grouped(String(count));
const isRefused = ({ reason }: NamedOutcome): boolean => reason !== undefined;

function Progress({ run }: { readonly run: BulkRun }): ReactNode {
  const t = useMessages();
  const { outcomes, total, state } = run;
  const refused = outcomes.filter(isRefused).length;
  const percent = total === 0 ? 100 : Math.round((outcomes.length / total) * 100);
  const notTried = total - outcomes.length;
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={t('lists.run.progress', { done: outcomes.length, total })}
      />
      <p className="bulk__sums" role="status">
        <span>{t('lists.run.done', { count: figure(outcomes.length - refused) })}</span>
        {refused === 0 ? null : (
          <span className="bulk__refused">
            {t('lists.run.refused', { count: figure(refused) })}
          </span>
        )}
        {notTried === 0 ? null : (
          <span>{t('lists.run.notTried', { count: figure(notTried) })}</span>
        )}
      </p>
      {state === 'stopped' ? <p>{t('lists.run.stopped')}</p> : null}
    </>
  );
}

function Outcomes({ outcomes }: { readonly outcomes: readonly NamedOutcome[] }): ReactNode {
  const t = useMessages();
  if (outcomes.length === 0) return null;
  const sorted = [...outcomes.filter(isRefused), ...outcomes.filter((each) => !isRefused(each))];
  const rest = sorted.length - outcomesShown;
  return (
    <ul className="bulk__outcomes" aria-label={t('lists.run.results')} tabIndex={0}>
      {sorted.slice(0, outcomesShown).map(({ id, name, reason }) => (
        <li key={id} className={reason === undefined ? undefined : 'bulk__refused-row'}>
          <span>{name}</span>
          <small>{reason ?? t('lists.run.isDone')}</small>
        </li>
      ))}
      {rest > 0 ? <li>{t('lists.run.moreRows', { count: figure(rest) })}</li> : null}
    </ul>
  );
}

function RunButtons({ run }: { readonly run: BulkRun }): ReactNode {
  const t = useMessages();
  if (run.state === 'running') {
    return (
      <div className="form__buttons">
        <Button variant="outlined" onClick={run.stop}>
          {t('lists.run.stop')}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            show(false);
          }}
        >
          {t('lists.run.hide')}
        </Button>
      </div>
    );
  }
  const isAllDone = run.outcomes.length === run.total && !run.outcomes.some(isRefused);
  return (
    <div className="form__buttons">
      {isAllDone ? null : (
        <Button variant="outlined" onClick={run.retry}>
          {t('lists.run.retry')}
        </Button>
      )}
      <Button variant="contained" onClick={dismiss} autoFocus>
        {t('lists.run.close')}
      </Button>
    </div>
  );
}
