import '../../fields/suggest.css';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { minorOf } from '../parts/minor-of.js';
import type { ArticlePicker, Picking } from './article-picker.js';
import { useEditor } from './context.js';
import { priceOfArticle } from './pick-article.js';

interface ArticleHitsProps {
  readonly picker: ArticlePicker;
  readonly picking: Picking;
}

/** The matching articles, shown below the cell or, if there is more room, above it. */
export function ArticleHits({ picker, picking }: ArticleHitsProps): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    setPlace(placeBeside(list.current, picking.key));
  }, [picking.key, picking.hits.length]);
  return (
    <ul
      ref={list}
      id="article-hits"
      className="hits"
      role="listbox"
      aria-label={t('documents.line.articles')}
      style={place ?? { visibility: 'hidden' }}
    >
      {picking.hits.map((hit, index) => (
        <li
          key={hit.id}
          id={`article-hits-${index}`}
          role="option"
          aria-selected={index === picking.active}
          onMouseDown={(event) => {
            // The cell keeps the focus.
            event.preventDefault();
            picker.choose(picking.key, hit);
          }}
          onMouseMove={() => {
            if (index !== picking.active) picker.point(index);
          }}
        >
          <span className="hits__name">
            {hit.name}
            <small>{hit.code}</small>
          </span>
          <span className="hits__aside">
            <Amount minor={minorOf(priceOfArticle(session, hit, session.client?.categoryId))} />
          </span>
        </li>
      ))}
      {picker.offersToAdd ? (
        <li
          id={`article-hits-${picking.hits.length}`}
          className="hits__create"
          role="option"
          aria-selected={picking.active === picking.hits.length}
          onMouseDown={(event) => {
            event.preventDefault();
            picker.add(picking.key, picking.text);
          }}
          onMouseMove={() => {
            if (picking.active !== picking.hits.length) picker.point(picking.hits.length);
          }}
        >
          {t('documents.editor.newArticle', { name: picking.text.trim() })}
        </li>
      ) : null}
    </ul>
  );
}

function placeBeside(list: HTMLUListElement | null, key: string): CSSProperties | undefined {
  const grid = list?.parentElement;
  const cell = grid?.querySelector(`[data-line="${key}"] [data-cell="description"]`);
  if (!list || !grid || !cell) return undefined;
  const at = cell.getBoundingClientRect();
  const around = grid.getBoundingClientRect();
  const isBelow = at.bottom + list.offsetHeight < innerHeight || at.top < list.offsetHeight;
  const top = isBelow ? at.bottom + 4 : at.top - list.offsetHeight - 4;
  return { top: top - around.top, left: at.left - around.left, minWidth: at.width };
}
