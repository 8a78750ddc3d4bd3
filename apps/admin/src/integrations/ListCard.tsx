import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { FailedState } from '../skeletons/FailedState.js';

interface ListCardProps<T> {
  readonly title: string;
  readonly hint: string;
  readonly empty: string;
  readonly list: UseQueryResult<readonly T[]>;
  readonly action: { readonly label: string; readonly run: () => void } | undefined;
  readonly item: (one: T) => ReactNode;
  readonly children?: ReactNode;
}

/** A list with its title and what can be added; says when it is empty, on its way, or refused. */
export function ListCard<T>(props: ListCardProps<T>): ReactNode {
  const { title, hint, empty, list, action, item, children } = props;
  const id = useId();
  const { data, error, refetch } = list;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card__head developers__head">
        <h2 id={id}>{title}</h2>
        {action === undefined ? null : (
          <Button variant="contained" size="small" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
      <p className="developers__hint">{hint}</p>
      {error !== null ? (
        <FailedState problem={error.message} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton shape="text" />
      ) : data.length === 0 ? (
        <p className="developers__hint">{empty}</p>
      ) : (
        <ul className="developers__rows">{data.map(item)}</ul>
      )}
      {children}
    </section>
  );
}
