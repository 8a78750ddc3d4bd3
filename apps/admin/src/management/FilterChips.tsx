import { grouped } from '@balcao/messages';
import Close from '@mui/icons-material/Close';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '../i18n/use-messages.js';
import { withoutFilter } from './filter-chips.js';
import { NewRows } from './NewRows.js';
import { useFilterChips } from './use-filter-chips.js';
import { useFilters } from './use-filters.js';

interface FilterChipsProps {
  /** The list's filter before the user adds any. */
  readonly unfiltered: Readonly<Record<string, unknown>>;
  /** The controls for the list's views and columns. */
  readonly children?: ReactNode;
}

/** The number of rows and the active filters, which can be removed one by one or all at once. */
export function FilterChips({ unfiltered, children }: FilterChipsProps): ReactNode {
  const t = useMessages();
  const { total } = useListContext();
  const { setFilters } = useFilters();
  const chips = useFilterChips();
  return (
    <div className="chips">
      <span role="status" className="chips__count">
        {total === undefined ? ' ' : t('lists.rows', { total: grouped(String(total)) })}
      </span>
      <NewRows />
      {chips.map(({ source, text }) => (
        <button
          key={source}
          type="button"
          className="chips__filter"
          aria-label={t('lists.takeAway', { filter: text })}
          onClick={() => {
            setFilters((set) => withoutFilter(set, source));
          }}
        >
          {text}
          <Close />
        </button>
      ))}
      {chips.length > 1 ? (
        <button
          type="button"
          className="chips__clear"
          onClick={() => {
            setFilters(() => unfiltered);
          }}
        >
          {t('lists.clearAll')}
        </button>
      ) : null}
      <span className="list__spring" />
      {children}
    </div>
  );
}
