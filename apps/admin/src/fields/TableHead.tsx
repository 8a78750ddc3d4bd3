import type { ReactNode } from 'react';

/** A heading; one of figures stands above their end. */
export interface Heading {
  readonly label: string;
  readonly isFigure?: boolean;
  /** Read out, not shown: a column of buttons. */
  readonly isUnseen?: boolean;
  /** Where narrow screens leave the column out. */
  readonly className?: string;
}

/** The head of a small table that is only read. */
export function TableHead({ headings }: { readonly headings: readonly Heading[] }): ReactNode {
  return (
    <thead>
      <tr>
        {headings.map(({ label, isFigure = false, isUnseen = false, className = '' }) => (
          <th
            key={label}
            scope="col"
            className={`${isFigure ? 'number ' : ''}${className}`.trim() || undefined}
          >
            {isUnseen ? <span className="visually-hidden">{label}</span> : label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
