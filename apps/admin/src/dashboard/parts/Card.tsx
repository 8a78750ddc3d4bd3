import { useId, type ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** How many of the twelve columns it takes where there is room. */
  readonly span: 3 | 4 | 6 | 8 | 12;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the dashboard, under its heading. */
export function Card({ title, hint, span, aside, children }: CardProps): ReactNode {
  const id = useId();
  return (
    <section className="card dash__card" data-span={span} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {hint === undefined ? null : <p className="dash__hint">{hint}</p>}
      {children}
    </section>
  );
}

/** The places of parts whose figures are still being added up. */
export const Skeletons = ({ spans }: { readonly spans: readonly CardProps['span'][] }): ReactNode =>
  spans.map((span, index) => (
    <div key={index} className="dash__card dash__skeleton" data-span={span} aria-hidden />
  ));
