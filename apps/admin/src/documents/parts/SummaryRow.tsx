import type { ReactNode } from 'react';

interface SummaryRowProps {
  readonly label: string;
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

/** A figure of a document's summary, with its label. */
export function SummaryRow({ label, detail, children }: SummaryRowProps): ReactNode {
  return (
    <div>
      <dt>
        {label}
        {detail === undefined ? null : <small>{detail}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
