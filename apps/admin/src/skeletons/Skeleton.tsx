import './skeleton.css';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import type { PageShape } from './page-shape.js';

/** What comes: rows of a table, fields of a form, tiles, lines of text. */
export type SkeletonShape = 'rows' | 'form' | 'tiles' | 'text';

/** How many parts each is drawn with, unless it is known better. */
const parts: Readonly<Record<SkeletonShape, number>> = {
  rows: 9,
  form: 6,
  tiles: 4,
  text: 4,
};

interface SkeletonProps {
  readonly shape: SkeletonShape;
  readonly count?: number;
}

/** Something on its way, in the shape that it will have, so that nothing moves when it comes. */
export function Skeleton({ shape, count = parts[shape] }: SkeletonProps): ReactNode {
  return (
    <Awaited>
      <div className={`skeleton__${shape}`}>
        <Bones count={count} />
      </div>
    </Awaited>
  );
}

/** A part of a page, with the bones that it is drawn with. */
type Piece = readonly [name: string, bones: number];

/** Each page from top to bottom; a card holds the rows of its list. */
const pieces: Readonly<Record<PageShape, readonly Piece[]>> = {
  home: [
    ['title', 2],
    ['strip', 1],
    ['card', 8],
  ],
  dashboard: [
    ['title', 2],
    ['quarters', 4],
    ['halves', 2],
  ],
  list: [
    ['bar', 3],
    ['card', 10],
  ],
  documents: [
    ['bar', 2],
    ['strip', 1],
    ['card', 10],
  ],
  paper: [
    ['title', 2],
    ['paper', 3],
  ],
  record: [
    ['title', 2],
    ['cards', 2],
    ['card', 5],
  ],
  cards: [['stack', 3]],
};

/** A page on its way. */
export const PageSkeleton = ({ shape }: { readonly shape: PageShape }): ReactNode => (
  <Awaited>
    <div className={`skeleton__page skeleton__page--${shape}`}>
      {pieces[shape].map(([name, bones]) => (
        <div key={name} className={`skeleton__${name}`}>
          {name === 'card' ? (
            <div className="skeleton__rows">
              <Bones count={bones} />
            </div>
          ) : (
            <Bones count={bones} />
          )}
        </div>
      ))}
    </div>
  </Awaited>
);

/** What comes at once is not announced: it shows, and is spoken, only after a moment. */
function Awaited({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useMessages();
  return (
    <div className="skeleton" role="status" aria-busy="true">
      <span className="visually-hidden">{t('app.loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const Bones = ({ count }: { readonly count: number }): ReactNode =>
  Array.from({ length: count }, (_, at) => <i key={at} />);
