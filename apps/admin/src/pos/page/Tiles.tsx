import './tiles.css';
import type { ArticleRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { lazyScreen } from '../../routing/lazy-screen.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useCatalogue } from '../till/till-context.js';
import { Tile } from './Tile.js';
import { TileCategories, type TileCategory } from './TileCategories.js';
import { useFavourites } from './use-favourites.js';
import { useStock } from './use-stock.js';

const ArrangedTiles = lazyScreen(async () => (await import('./ArrangedTiles.js')).ArrangedTiles);

/** Tiles per page: as many as fit without scrolling. */
const PER_PAGE = 60;

export interface TilesProps {
  readonly onChoose: (article: ArticleRow) => void;
}

/** Articles as tiles: the register's favourites, all, or a category. */
export function Tiles({ onChoose }: TilesProps): ReactNode {
  const t = useMessages();
  const catalogue = useCatalogue();
  const favourites = useFavourites();
  const [chosen, setChosen] = useState<TileCategory>();
  const [pages, setPages] = useState(1);
  const [isArranging, setArranging] = useState(false);
  const category = chosen ?? (favourites.ids.length > 0 ? 'favourites' : 'all');
  const shown =
    category === 'favourites'
      ? favourites.ids.map((id) => catalogue.get(id)).filter((each) => each !== undefined)
      : catalogue.page(category === 'all' ? undefined : category, 0, pages * PER_PAGE);
  const stock = useStock(shown.slice(-PER_PAGE * 3).map(({ id }) => id));
  return (
    <>
      <TileCategories
        chosen={category}
        hasFavourites={favourites.ids.length > 0 || isArranging}
        onChoose={(next) => {
          setPages(1);
          setChosen(next);
        }}
      >
        {favourites.mayArrange ? (
          <button
            type="button"
            className="tiles__arrange"
            aria-pressed={isArranging}
            onClick={() => {
              setArranging(!isArranging);
              // The first favourite does not turn the page.
              setChosen(category);
            }}
          >
            {t(isArranging ? 'asked.tiles.arranged' : 'asked.tiles.arrange')}
          </button>
        ) : null}
      </TileCategories>
      {isArranging ? (
        <ArrangedTiles articles={shown} favourites={favourites} category={category} />
      ) : (
        <div className="tiles" data-articles={catalogue.size}>
          {shown.map((article) => (
            <Tile
              key={article.id}
              article={article}
              stock={stock[article.id]}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      {category !== 'favourites' && shown.length === pages * PER_PAGE ? (
        <button
          type="button"
          className="tiles__more"
          onClick={() => {
            setPages(pages + 1);
          }}
        >
          {t('pos.more')}
        </button>
      ) : null}
    </>
  );
}
