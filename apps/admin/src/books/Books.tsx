import '../layout/cards.css';
import '../audit/audit.css';
import type { BooksCheckAnswer, BooksCheckResult } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useBalcao, useIsPast, useMay } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { useMissing } from '../layout/use-missing.js';
import { PageTitle } from '../layout/page-title.js';
import { QueryState } from '../management/QueryState.js';
import { CheckedModel } from './CheckedModel.js';
import { useBehind } from './use-behind.js';

/** How often the page is read again: while a check runs, and otherwise. */
const REFRESH_MS = { active: 1_000, idle: 15_000 } as const;

/** What the lists show, held against what the journal says. */
export function Books(): ReactNode {
  const t = useMessages();
  const mayView = useMay('audit.view');
  const { query, begin, stop } = useBooksCheck(mayView);
  if (!mayView) return <AccessDenied permission="audit.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.books')}</PageTitle>
      <p className="audit__hint">{t('audit.books.hint')}</p>
      <QueryState query={query}>
        {(answer) => (
          <State
            answer={answer}
            onCheck={() => void begin('books-check')}
            onRepair={() => void begin('books-check/repair')}
            onStop={(id) => void stop(id)}
          />
        )}
      </QueryState>
    </>
  );
}

interface RepairButtonProps {
  readonly differences: number;
  readonly isBusy: boolean;
  readonly onRepair: () => void;
}

/** Puts right what differs, once somebody who may has confirmed it. */
function RepairButton({ differences, isBusy, onRepair }: RepairButtonProps): ReactNode {
  const t = useMessages();
  const mayRepair = useMay('jobs.manage');
  const ask = async (): Promise<void> => {
    const title = t('audit.books.repairTitle', {
      smart_count: differences,
      count: grouped(String(differences)),
    });
    if (await askToConfirm({ title, message: t('audit.books.repairMessage') })) onRepair();
  };
  if (!mayRepair) return null;
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void ask()}>
      {t('audit.books.repairDo')}
    </Button>
  );
}

/** Where it can be put right, or by whom. */
function RepairHint(): ReactNode {
  const t = useMessages();
  const mayRepair = useMay('jobs.manage');
  const missing = useMissing('jobs.manage', !mayRepair);
  return (
    <p>{mayRepair ? t('audit.books.repair') : (missing ?? t('audit.books.repairElsewhere'))}</p>
  );
}

interface StateProps {
  readonly answer: BooksCheckAnswer;
  readonly onCheck: () => void;
  readonly onRepair: () => void;
  readonly onStop: (id: string) => void;
}

interface RunningProps extends Pick<StateProps, 'onStop'> {
  readonly underWay: NonNullable<BooksCheckAnswer['underWay']>;
}

/** How far a check is; who may manage what runs may stop it. */
function Running({ underWay: { id, percent }, onStop }: RunningProps): ReactNode {
  const t = useMessages();
  const mayStop = useMay('jobs.manage');
  const done = Math.floor(percent ?? 0);
  return (
    <>
      <progress max={100} value={done} aria-label={t('audit.books.progress')} />
      <span>{t('audit.books.running', { percent: done })}</span>
      {mayStop ? (
        <Button
          onClick={() => {
            onStop(id);
          }}
        >
          {t('audit.books.stop')}
        </Button>
      ) : null}
    </>
  );
}

function State({ answer, onCheck, onRepair, onStop }: StateProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { underWay, last, failure, failedAt } = answer;
  const isPast = useIsPast();
  return (
    <div className="stack">
      <div className="audit__actions" aria-live="polite">
        <Button variant="contained" disabled={underWay !== null || isPast} onClick={onCheck}>
          {t('audit.books.check')}
        </Button>
        {last === null || last.differences === 0 ? null : (
          <RepairButton
            differences={last.differences}
            isBusy={underWay !== null}
            onRepair={onRepair}
          />
        )}
        {last === null ? null : (
          <Button
            variant="outlined"
            onClick={() => {
              print();
            }}
          >
            {t('audit.books.print')}
          </Button>
        )}
        {underWay === null ? null : <Running underWay={underWay} onStop={onStop} />}
      </div>
      {failure === null ? null : (
        <p className="card books__failed" role="alert">
          {t('audit.books.failed', { when: sayInstant(failedAt ?? '', language) })}{' '}
          {failure === 'journal.damaged' ? t('audit.books.damaged') : t('jobs.said', { failure })}
          {last === null ? null : ` ${t('audit.books.older')}`}
        </p>
      )}
      {last === null && failure === null ? (
        <p className="card books__never">{t('audit.books.never')}</p>
      ) : null}
      {last === null ? null : <Result result={last} />}
    </div>
  );
}

function Result({ result }: { readonly result: BooksCheckResult }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const behind = useBehind();
  const { checkedAt, revision, differences, models, repaired = 0 } = result;
  const ordered = [...models].sort((a, b) => b.differences - a.differences);
  return (
    <section className="card" aria-labelledby="books-result">
      <h2 id="books-result">
        {differences === 0
          ? t('audit.books.equal')
          : t('audit.books.differs', {
              smart_count: differences,
              count: grouped(String(differences)),
            })}
      </h2>
      <p className="card__hint">
        {t('audit.books.last', {
          when: sayInstant(checkedAt, language),
          revision: grouped(String(revision)),
        })}
      </p>
      {repaired === 0 ? null : (
        <p>
          {t('audit.books.repaired', { smart_count: repaired, count: grouped(String(repaired)) })}
        </p>
      )}
      {differences === 0 ? null : <RepairHint />}
      <ul className="rows">
        {ordered.map((model) => (
          <CheckedModel key={model.name} model={model} behind={behind.get(model.name)} />
        ))}
      </ul>
    </section>
  );
}

function useBooksCheck(enabled: boolean) {
  const t = useMessages();
  const { id } = useSlice(company);
  const provider = useBalcao();
  const { attempt } = useCommands('books-check');
  const queryKey = ['books-check', id];
  const query = useQuery({
    queryKey,
    queryFn: async () => parseCheck((await provider.read('books-check')).body),
    enabled: enabled && id !== null,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.underWay === null
        ? REFRESH_MS.idle
        : REFRESH_MS.active,
  });
  return {
    query,
    begin: (path: string) => attempt({ path, done: t('audit.books.begun') }),
    stop: (jobId: string) =>
      attempt({
        path: `jobs/${encodeURIComponent(jobId)}/cancel`,
        done: t('audit.books.stopped'),
      }),
  };
}

/** The check as answered; typed by the contract, checked to have its parts. */
function parseCheck(body: unknown): BooksCheckAnswer {
  if (typeof body !== 'object' || body === null || !('underWay' in body)) {
    throw new Error('the check has an unknown shape');
  }
  return body as BooksCheckAnswer;
}
