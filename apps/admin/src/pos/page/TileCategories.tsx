import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { useArticleCategories } from '../till/till-context.js';
import { useColour } from './Tile.js';

/** The favourites, all articles, or a category by its id. */
export type TileCategory = string;

interface TileCategoriesProps {
  readonly chosen: TileCategory;
  readonly hasFavourites: boolean;
  readonly onChoose: (category: TileCategory) => void;
  /** After the last category. */
  readonly children: ReactNode;
}

/** The choice of what tiles show. */
export function TileCategories(props: TileCategoriesProps): ReactNode {
  const { chosen, hasFavourites, onChoose, children } = props;
  const t = useMessages();
  const categories = useArticleCategories();
  const colourOf = useColour();
  const chips = [
    ...(hasFavourites ? [{ id: 'favourites', name: t('asked.tiles.favourites') }] : []),
    { id: 'all', name: t('pos.all') },
    ...categories,
  ];
  return (
    <div className="tiles__categories" role="group" aria-label={t('pos.categories')}>
      {chips.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          onClick={() => {
            onChoose(id);
          }}
        >
          {colourOf(id) === undefined ? null : <i data-colour={colourOf(id)} aria-hidden="true" />}
          {name}
        </button>
      ))}
      {children}
    </div>
  );
}
