import type { ReactNode } from 'react';

interface ArticleCellProps {
  readonly name: string | undefined;
  readonly code: string | undefined;
}

/** An article by its name, its code behind it. */
export function ArticleCell({ name = '', code = '' }: ArticleCellProps): ReactNode {
  return (
    <span className="list__strong">
      {name} <small>{code}</small>
    </span>
  );
}
