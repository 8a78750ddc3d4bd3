import './pages.css';
import { pageSizes } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useId, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '../i18n/use-messages.js';
import { pagesInReach } from './pages-in-reach.js';

interface PagesProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Chooses the number of rows per page. */
  readonly onPerPage?: (perPage: number) => void;
}

/** The pages of the surrounding list. */
export function ListPages(): ReactNode {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  return <Pages {...{ page, perPage, total }} onPage={setPage} onPerPage={setPerPage} />;
}

/** The pagination of a list: rows per page, the current range, and links to other pages. */
export function Pages({ page, perPage, total, onPage, onPerPage }: PagesProps): ReactNode {
  const t = useMessages();
  const count = Math.ceil(total / perPage);
  if (page < 1 || page > count) return null;
  const figure = (rows: number): string => grouped(String(rows));
  const from = figure((page - 1) * perPage + 1);
  const to = figure(Math.min(total, page * perPage));
  return (
    <div className="pages">
      {onPerPage === undefined ? null : <PerPage perPage={perPage} onPerPage={onPerPage} />}
      <span className="pages__range">
        {t('lists.paging.range', { from, to, total: figure(total) })}
      </span>
      {count === 1 ? null : <Ways page={page} count={count} onPage={onPage} />}
    </div>
  );
}

function PerPage({ perPage, onPerPage }: Required<Pick<PagesProps, 'perPage' | 'onPerPage'>>) {
  const t = useMessages();
  const id = useId();
  const sizes = new Set([...pageSizes, perPage]);
  return (
    <span className="pages__size">
      <label htmlFor={id}>{t('lists.paging.perPage')}</label>
      <select
        id={id}
        value={perPage}
        onChange={({ target }) => {
          onPerPage(Number.parseInt(target.value, 10));
        }}
      >
        {[...sizes]
          .sort((a, b) => a - b)
          .map((size) => (
            <option key={size}>{size}</option>
          ))}
      </select>
    </span>
  );
}

interface WaysProps {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

function Ways({ page, count, onPage }: WaysProps): ReactNode {
  const t = useMessages();
  const step = (to: number, label: string, arrow: ReactNode): ReactNode => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > count}
      onClick={() => {
        onPage(to);
      }}
    >
      {arrow}
    </button>
  );
  return (
    <nav className="pages__ways" aria-label={t('lists.pages')}>
      {step(page - 1, t('lists.paging.previous'), <ChevronLeft fontSize="small" />)}
      {pagesInReach(page, count).map((each, at) =>
        each === 'gap' ? (
          <span key={`gap ${at}`} className="pages__gap">
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            className="pages__page"
            aria-label={t('lists.paging.page', { page: each })}
            {...(each === page && { 'aria-current': 'page' })}
            onClick={() => {
              onPage(each);
            }}
          >
            {grouped(String(each))}
          </button>
        ),
      )}
      {step(page + 1, t('lists.paging.next'), <ChevronRight fontSize="small" />)}
    </nav>
  );
}
