import './filters.css';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { useFilters } from '../management/use-filters.js';
import { FiltersButton } from './FiltersButton.js';

interface MoreFiltersProps {
  /** The fields that the filters set. */
  readonly sources: readonly string[];
  readonly children: ReactNode;
}

/** Filters that are not always in sight: behind a button that says how many are set. */
export function MoreFilters({ sources, children }: MoreFiltersProps): ReactNode {
  const t = useMessages();
  const panel = useId();
  const { filters, setFilters } = useFilters();
  const set = sources.filter((source) => filters[source] !== undefined);
  const [isOpen, setOpen] = useState(set.length > 0);
  return (
    <>
      <FiltersButton
        count={set.length}
        isOpen={isOpen}
        controls={isOpen ? panel : undefined}
        onToggle={() => {
          setOpen(!isOpen);
        }}
      />
      {isOpen ? (
        <div id={panel} className="filters" role="group" aria-label={t('management.filters')}>
          {children}
          {set.length === 0 ? null : (
            <Button
              onClick={() => {
                setFilters((narrowed) => {
                  const others = Object.entries(narrowed);
                  return Object.fromEntries(others.filter(([name]) => !set.includes(name)));
                });
              }}
            >
              {t('filters.clear')}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
