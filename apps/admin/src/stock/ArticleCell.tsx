import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';

interface ArticleCellProps {
  /** Leads to the article's page where it is given. */
  readonly id?: string;
  readonly name: string | undefined;
  readonly code: string | undefined;
}

/** An article by its name, its code behind it. */
export function ArticleCell({ id, name = '', code = '' }: ArticleCellProps): ReactNode {
  const mayOpen = useMay('catalog.view');
  return (
    <span className="list__strong">
      {id === undefined || !mayOpen ? (
        name
      ) : (
        <Link
          className="cell__reference"
          to={`/commercial/articles/${encodeURIComponent(id)}`}
          onClick={(event) => {
            event.stopPropagation();
          }}
        >
          {name}
        </Link>
      )}{' '}
      <small>{code}</small>
    </span>
  );
}
