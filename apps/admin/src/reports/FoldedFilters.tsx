import '../filters/filters.css';
import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import type { ReportWords } from '../explain/report-words.js';

interface FoldedFiltersProps {
  /** How many of them are set. */
  readonly set: number;
  readonly words: ReportWords;
  readonly children: ReactNode;
}

/** Filters that a phone shows behind a button, with how many are set; wider screens show all. */
export function FoldedFilters({ set, words, children }: FoldedFiltersProps): ReactNode {
  const fields = useId();
  const [isOpen, setOpen] = useState(set > 0);
  return (
    <>
      <Button
        className="report-filters__fold"
        startIcon={<FilterList />}
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {words.t('management.filters')}
        {set === 0 ? null : <span className="filters__count">{set}</span>}
      </Button>
      <div id={fields} className="report-filters__folded" data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
