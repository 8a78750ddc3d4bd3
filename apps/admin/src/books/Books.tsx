import '../layout/cards.css';
import '../audit/audit.css';
import type { BooksCheckAnswer, BooksCheckResult } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { showInstant } from '../formats/days.js';
import { ProblemError } from '../http/problem-error.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { CheckedModel } from './CheckedModel.js';
import { useBehind } from './use-behind.js';

/** How often the page is read again: while a check runs, and otherwise. */
const REFRESH_MS = { active: 1_000, idle: 15_000 } as const;

/** What the lists show, held against what the journal says. */
export function Books(): ReactNode {
  const t = useMessages();
  const mayView = useMay('audit.view');
  const { data, error, refetch, check } = useBooksCheck(mayView);
  if (!mayView) return <AccessDenied permission="audit.view" />;
  return (
    <>
      <PageTitle>{t('audit.books.title')}</PageTitle>
      <p className="audit__hint">{t('audit.books.hint')}</p>
      {data !== undefined ? (
        <State answer={data} onCheck={() => void check()} />
      ) : error === null ? (
        <Spinner />
      ) : (
        <div className="list__state" role="alert">
          <p>{error.message}</p>
          <Button variant="outlined" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </div>
      )}
    </>
  );
}

interface StateProps {
  readonly answer: BooksCheckAnswer;
  readonly onCheck: () => void;
}

function State({ answer, onCheck }: StateProps): ReactNode {
  const t = useMessages();
  const { underWay, last, failure } = answer;
  return (
    <div className="stack">
      <div className="audit__actions" aria-live="polite">
        <Button variant="contained" disabled={underWay !== null} onClick={onCheck}>
          {t('audit.books.check')}
        </Button>
        {underWay === null ? null : (
          <span>{t('audit.books.running', { percent: Math.floor(underWay.percent ?? 0) })}</span>
        )}
      </div>
      {failure === null ? null : <p role="alert">{t('audit.books.failed', { failure })}</p>}
      {last === null ? <p>{t('audit.books.never')}</p> : <Result result={last} />}
    </div>
  );
}

function Result({ result }: { readonly result: BooksCheckResult }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const behind = useBehind();
  const { checkedAt, revision, differences, models } = result;
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
          when: showInstant(checkedAt, language),
          revision: grouped(String(revision)),
        })}
      </p>
      {differences === 0 ? null : <p>{t('audit.books.repair')}</p>}
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
  const queryClient = useQueryClient();
  const queryKey = ['books-check', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => parseCheck((await provider.read('books-check')).body),
    enabled: enabled && id !== null,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.underWay === null
        ? REFRESH_MS.idle
        : REFRESH_MS.active,
  });
  const check = async (): Promise<void> => {
    try {
      await provider.send('books-check', {});
      showSnack(t('audit.books.begun'), 'success');
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      showSnack(failure.message, 'error');
    }
    await queryClient.invalidateQueries({ queryKey });
  };
  return { data, error, refetch, check };
}

/** The check as answered; typed by the contract, checked to have its parts. */
function parseCheck(body: unknown): BooksCheckAnswer {
  if (typeof body !== 'object' || body === null || !('underWay' in body)) {
    throw new Error('the check has an unknown shape');
  }
  return body as BooksCheckAnswer;
}
