import '../management/management.css';
import './count.css';
import type { StockCountRow } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { NotFound } from '../entry/NotFound.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { CountState } from './CountState.js';
import { CountTable } from './CountTable.js';
import { useCountActions } from './use-count-actions.js';
import { useCountEntries } from './use-count-entries.js';

/** One count: what it lists, what was found, and what becomes of the differences. */
export function CountPage(): ReactNode {
  const { id = '' } = useParams();
  const mayView = useMay('stock.view');
  const options = { enabled: mayView };
  const { data, error } = useGetOne<StockCountRow>('commercial/stock_counts', { id }, options);
  if (!mayView) return <AccessDenied permission="stock.view" />;
  if (data !== undefined) return <Count count={data} />;
  if (error instanceof ProblemError && error.status === 404) return <NotFound />;
  return <Spinner />;
}

function Count({ count }: { readonly count: StockCountRow }): ReactNode {
  const t = useMessages();
  const mayCount = useMay('stock.count');
  const isOpen = count.state === 'open' && mayCount;
  const { data: entries } = useCountEntries(count.id);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (
    <>
      <PageTitle>{t('stock.count.title', { number: count.number })}</PageTitle>
      <div className="count__head">
        <CountState state={count.state} />
        <span>{count.warehouseName}</span>
        <span className="list__spring" />
        {isOpen ? (
          <Buttons
            count={count}
            typed={typed}
            onSaved={() => {
              setTyped({});
            }}
          />
        ) : null}
      </div>
      {isOpen ? <p className="count__hint">{t('stock.count.hint')}</p> : null}
      {entries === undefined ? (
        <Spinner />
      ) : (
        <CountTable
          entries={entries}
          typed={typed}
          {...(isOpen && {
            onType: (id: string, text: string) => {
              setTyped((before) => ({ ...before, [id]: text }));
            },
          })}
        />
      )}
    </>
  );
}

interface ButtonsProps {
  readonly count: StockCountRow;
  readonly typed: Readonly<Record<string, string>>;
  readonly onSaved: () => void;
}

function Buttons({ count, typed, onSaved }: ButtonsProps): ReactNode {
  const t = useMessages();
  const mayPost = useMay('stock.manage');
  const { save, post, discard } = useCountActions(count);
  const { data: entries = [] } = useCountEntries(count.id);
  const isTyped = Object.values(typed).some((text) => text.trim() !== '');
  return (
    <>
      <Button variant="outlined" onClick={() => void discard()}>
        {t('stock.count.discard')}
      </Button>
      {mayPost ? (
        <Button variant="outlined" disabled={isTyped} onClick={() => void post()}>
          {t('stock.count.post')}
        </Button>
      ) : null}
      <Button
        variant="contained"
        disabled={!isTyped}
        onClick={() =>
          void save(entries, typed).then((isSaved) => {
            if (isSaved) onSaved();
          })
        }
      >
        {t('stock.count.save')}
      </Button>
    </>
  );
}
