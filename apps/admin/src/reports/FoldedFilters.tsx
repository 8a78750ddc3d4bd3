import { useId, useState, type ReactNode } from 'react';
import { FiltersButton } from '../filters/FiltersButton.js';

interface FoldedFiltersProps {
  /** How many of them are set. */
  readonly set: number;
  readonly children: ReactNode;
}

/** Filters that a phone shows behind a button, with how many are set; wider screens show all. */
export function FoldedFilters({ set, children }: FoldedFiltersProps): ReactNode {
  const fields = useId();
  const [isOpen, setOpen] = useState(set > 0);
  return (
    <>
      <FiltersButton
        className="report-filters__fold"
        count={set}
        isOpen={isOpen}
        controls={fields}
        onToggle={() => {
          setOpen(!isOpen);
        }}
      />
      <div id={fields} className="report-filters__folded" data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
