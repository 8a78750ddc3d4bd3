import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { BulkMail, BulkOutcome } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { useIsPast } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { MailFailed } from './MailFailed.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { dismissRun, isUnderWay, showRun, type BulkRun } from './bulk-runs.js';
import { UndoBatch } from './UndoBatch.js';
import { useBulkRuns } from './use-bulk-runs.js';

/** Progress and result of each row, with buttons to stop or retry. */
export function ShownRun({ run }: { readonly run: BulkRun }): ReactNode {
  const t = useMessages();
  return (
    <DialogFrame
      title={t(run.label)}
      onClose={() => {
        if (isUnderWay(run)) showRun(false);
        else dismissRun();
      }}
    >
      <Progress run={run} />
      <Outcomes run={run} />
      <RunButtons key={run.id} run={run} />
    </DialogFrame>
  );
}

const figure = (count: number): string => grouped(String(count));

function Progress({ run }: { readonly run: BulkRun }): ReactNode {
  const t = useMessages();
  const { total, done, refused, waiting, state } = run;
  const words = wordsOf(run);
  const tried = done + refused;
  const notTried = total - tried - waiting;
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : Math.round((tried / total) * 100)}
        aria-label={t('lists.run.progress', { done: tried, total })}
      />
      <p className="bulk__sums" role="status">
        <span>{t(words.done, { count: figure(done) })}</span>
        {waiting === 0 ? null : <span>{t('lists.run.waiting', { count: figure(waiting) })}</span>}
        {refused === 0 ? null : (
          <span className="bulk__refused">{t(words.refused, { count: figure(refused) })}</span>
        )}
        {notTried === 0 ? null : (
          <span>{t('lists.run.notTried', { count: figure(notTried) })}</span>
        )}
      </p>
      <SaidOf state={state} />
    </>
  );
}

/** Words for done and refused rows: mail sent, change undone, or neither. */
function wordsOf({ isSending, isUndo }: BulkRun) {
  if (isSending === true) return { done: 'lists.run.sent', refused: 'lists.run.notSent' } as const;
  const refused = isUndo === true ? 'lists.run.stayed' : 'lists.run.refused';
  return { done: 'lists.run.done', refused } as const;
}

function SaidOf({ state }: Pick<BulkRun, 'state'>): ReactNode {
  const t = useMessages();
  if (state === 'finished') return null;
  return <p>{t(`lists.run.states.${state}`)}</p>;
}

function Outcomes({ run }: { readonly run: BulkRun }): ReactNode {
  const t = useMessages();
  const { outcomes, done, refused, waiting } = run;
  const rest = done + refused + waiting - outcomes.length;
  if (outcomes.length === 0) return null;
  return (
    <ul className="bulk__outcomes" aria-label={t('lists.run.results')} tabIndex={0}>
      {outcomes.map((outcome) => (
        <Outcome key={outcome.id} outcome={outcome} />
      ))}
      {rest > 0 ? <li>{t('lists.run.moreRows', { count: figure(rest) })}</li> : null}
    </ul>
  );
}

function Outcome({ outcome }: { readonly outcome: BulkOutcome }): ReactNode {
  const t = useMessages();
  const { name, refusal, mail } = outcome;
  if (mail !== undefined) return <MailOutcome name={name} mail={mail} />;
  return (
    <li className={refusal === null ? undefined : 'bulk__refused-row'}>
      <span>{name}</span>
      <small>{refusal ?? t('lists.run.isDone')}</small>
    </li>
  );
}

interface MailOutcomeProps {
  readonly name: string;
  readonly mail: BulkMail;
}

/** The state of an e-mail: recipient, progress and error. */
function MailOutcome({ name, mail }: MailOutcomeProps): ReactNode {
  const t = useMessages();
  const { to, state, failure } = mail;
  const isLost = state === 'failed' || state === 'cancelled';
  return (
    <li className={isLost ? 'bulk__refused-row' : undefined}>
      <span>{name}</span>
      <small>
        {state === 'cancelled' ? t('jobs.states.cancelled') : t(`sending.${state}`)} · {to}
        {failure === null || state === 'sent' ? null : (
          <span className="bulk__why">
            <MailFailed failure={failure} />
          </span>
        )}
      </small>
    </li>
  );
}

function RunButtons({ run }: { readonly run: BulkRun }): ReactNode {
  const t = useMessages();
  const { stop } = useBulkRuns();
  const isPast = useIsPast();
  const [isAsking, setAsking] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const ask = (work: Promise<void>): void => {
    setAsking(true);
    void work.finally(() => {
      setAsking(false);
    });
  };
  if (isUnderWay(run)) {
    return (
      <div className="form__buttons">
        {run.state === 'delivering' ? (
          <AgainButton run={run} isAsking={isAsking} ask={ask} />
        ) : (
          <Button
            variant="outlined"
            disabled={isAsking || isPast || run.state === 'stopping'}
            onClick={() => {
              ask(stop(run));
            }}
          >
            {t('lists.run.stop')}
          </Button>
        )}
        <Button
          variant="contained"
          onClick={() => {
            showRun(false);
          }}
        >
          {t('lists.run.hide')}
        </Button>
      </div>
    );
  }
  if (isUndoing) {
    return (
      <UndoBatch
        key={run.id}
        run={run}
        onClose={() => {
          setUndoing(false);
        }}
      />
    );
  }
  return (
    <div className="form__buttons">
      <UndoButton
        run={run}
        onClick={() => {
          setUndoing(true);
        }}
      />
      <AgainButton run={run} isAsking={isAsking} ask={ask} />
      <Button variant="contained" onClick={dismissRun} autoFocus>
        {t('lists.run.close')}
      </Button>
    </div>
  );
}

interface AgainButtonProps {
  readonly run: BulkRun;
  readonly isAsking: boolean;
  readonly ask: (work: Promise<void>) => void;
}

/**
 * Retries the rows that are neither done nor pending; absent if there are none. Rows that an undo
 * left unchanged stay so at every retry.
 */
function AgainButton({ run, isAsking, ask }: AgainButtonProps): ReactNode {
  const t = useMessages();
  const { again } = useBulkRuns();
  const isPast = useIsPast();
  const tried = run.done + run.waiting + (run.isUndo === true ? run.refused : 0);
  if (tried === run.total) return null;
  return (
    <Button
      variant="outlined"
      disabled={isAsking || isPast}
      onClick={() => {
        ask(again(run));
      }}
    >
      {t(`lists.run.${againWord(run)}`)}
    </Button>
  );
}

/** A job stopped before any refusal is resumed, not retried. */
function againWord({ isSending, refused }: BulkRun): 'retryUnsent' | 'retry' | 'resume' {
  if (isSending === true) return 'retryUnsent';
  return refused === 0 ? 'resume' : 'retry';
}

interface UndoButtonProps {
  readonly run: BulkRun;
  readonly onClick: () => void;
}

function UndoButton({ run, onClick }: UndoButtonProps): ReactNode {
  const t = useMessages();
  const isPast = useIsPast();
  if (run.isUndoable !== true) return null;
  return (
    <Button variant="outlined" disabled={isPast} onClick={onClick}>
      {t('lists.run.undo')}
    </Button>
  );
}
