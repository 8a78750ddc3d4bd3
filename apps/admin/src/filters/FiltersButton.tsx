import './filters.css';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface FiltersButtonProps {
  /** How many filters are set. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The id of what it opens, while that is there. */
  readonly controls?: string | undefined;
  readonly className?: string;
}

/** Shows and hides filters, and says how many are set. */
export function FiltersButton(props: FiltersButtonProps): ReactNode {
  const { count, isOpen, onToggle, controls, className } = props;
  const t = useMessages();
  return (
    <Button
      className={className}
      startIcon={<FilterList />}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {t('management.filters')}
      {count === 0 ? null : <span className="filters__count">{count}</span>}
    </Button>
  );
}
