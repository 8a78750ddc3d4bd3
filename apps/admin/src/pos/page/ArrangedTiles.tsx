import type { ArticleRow } from '@balcao/contracts';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { movedTo, toggled } from '../catalogue/favourites.js';
import { useColour } from './Tile.js';
import type { TileCategory } from './TileCategories.js';
import type { Favourites } from './use-favourites.js';

interface ArrangedTilesProps {
  readonly articles: readonly ArticleRow[];
  readonly favourites: Favourites;
  readonly category: TileCategory;
}

/** Arranges tiles by drag or arrow keys; articles of other categories can be added. */
export function ArrangedTiles({ articles, favourites, category }: ArrangedTilesProps): ReactNode {
  const t = useMessages();
  const { ids, arrange } = favourites;
  const [dragged, setDragged] = useState<string>();
  const isOrdered = category === 'favourites';
  return (
    <>
      <p className="pay__hint">{t(isOrdered ? 'asked.tiles.drag' : 'asked.tiles.takeIn')}</p>
      <ul className="tiles" aria-label={t('asked.tiles.favourites')}>
        {articles.map((article, place) => (
          <li
            key={article.id}
            draggable={isOrdered}
            data-dragged={dragged === article.id ? '' : undefined}
            onDragStart={() => {
              setDragged(article.id);
            }}
            onDragOver={(event: DragEvent) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              if (dragged !== undefined) arrange(movedTo(ids, dragged, place));
              setDragged(undefined);
            }}
            onDragEnd={() => {
              setDragged(undefined);
            }}
          >
            <ArrangedTile
              article={article}
              isFavourite={ids.includes(article.id)}
              onToggle={() => {
                arrange(toggled(ids, article.id));
              }}
              onMove={
                isOrdered
                  ? (step) => {
                      arrange(movedTo(ids, article.id, place + step));
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ArrangedTileProps {
  readonly article: ArticleRow;
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
  readonly onMove: ((step: -1 | 1) => void) | undefined;
}

function ArrangedTile(props: ArrangedTileProps): ReactNode {
  const { article, isFavourite, onToggle, onMove } = props;
  const t = useMessages();
  const colourOf = useColour();
  const { name } = article;
  return (
    <div className="tile tile--arranged" data-colour={colourOf(article.categoryId)}>
      <strong>{name}</strong>
      <span className="tile__moves">
        {onMove === undefined ? null : (
          <>
            <button
              type="button"
              aria-label={t('asked.tiles.earlier', { name })}
              onClick={() => {
                onMove(-1);
              }}
            >
              ←
            </button>
            <button
              type="button"
              aria-label={t('asked.tiles.later', { name })}
              onClick={() => {
                onMove(1);
              }}
            >
              →
            </button>
          </>
        )}
        <button
          type="button"
          aria-pressed={isFavourite}
          aria-label={t('asked.tiles.favourite', { name })}
          onClick={onToggle}
        >
          {isFavourite ? '★' : '☆'}
        </button>
      </span>
    </div>
  );
}
