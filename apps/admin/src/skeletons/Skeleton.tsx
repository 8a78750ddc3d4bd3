import './skeleton.css';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

/** What comes: rows of a table, fields of a form, the page of a record, tiles, lines of text. */
export type SkeletonShape = 'rows' | 'form' | 'page' | 'tiles' | 'text';

/** How many parts each is drawn with, unless it is known better. */
const parts: Readonly<Record<SkeletonShape, number>> = {
  rows: 9,
  form: 6,
  page: 5,
  tiles: 4,
  text: 4,
};

interface SkeletonProps {
  readonly shape: SkeletonShape;
  readonly count?: number;
}

/**
 * Something on its way, in the shape that it will have, so that nothing moves when it comes. What
 * comes at once is not announced: it shows, and is spoken, only after a moment.
 */
export function Skeleton({ shape, count = parts[shape] }: SkeletonProps): ReactNode {
  const t = useMessages();
  return (
    <div className="skeleton" role="status" aria-busy="true">
      <span className="visually-hidden">{t('app.loading')}</span>
      <div className={`skeleton__${shape}`} aria-hidden="true">
        {shape === 'page' ? <RecordPage rows={count} /> : <Bones count={count} />}
      </div>
    </div>
  );
}

/** Its name and buttons, what is known of it, and its rows. */
function RecordPage({ rows }: { readonly rows: number }): ReactNode {
  return (
    <>
      <div className="skeleton__title">
        <Bones count={2} />
      </div>
      <div className="skeleton__cards">
        <Bones count={2} />
      </div>
      <div className="skeleton__card">
        <div className="skeleton__rows">
          <Bones count={rows} />
        </div>
      </div>
    </>
  );
}

const Bones = ({ count }: { readonly count: number }): ReactNode =>
  Array.from({ length: count }, (_, at) => <i key={at} />);
