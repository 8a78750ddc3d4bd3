import type { ArticleRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { usePosState, useStart, useTill, useTillView } from '../till/till-context.js';
import { priceWithVat } from '../till/prices.js';
import { Price } from './Price.js';

/** Tiles of one page: as many as a screen shows before it scrolls. */
const PER_PAGE = 60;
const colours = 7;

interface TilesProps {
  readonly category: string | undefined;
  readonly onCategory: (category: string | undefined) => void;
  readonly onChoose: (article: ArticleRow) => void;
}

/** Articles as tiles by category; the register's favourites come first. */
export function Tiles({ category, onCategory, onChoose }: TilesProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const start = useStart();
  const { articles } = useTillView();
  const { cash_register: registerId } = usePosState();
  const [pages, setPages] = useState(1);
  const favourites = (start.registers.find(({ id }) => id === registerId)?.favouriteIds ?? [])
    .map((id) => till.catalogue.get(id))
    .filter((article) => article !== undefined);
  const shown = till.catalogue.page(category, 0, pages * PER_PAGE);
  const tiles = category === undefined ? [...new Set([...favourites, ...shown])] : shown;
  const colourOf = (id: string | undefined): number =>
    start.categories.findIndex((each) => each.id === id) % colours;
  const choose = (id?: string) => (): void => {
    setPages(1);
    onCategory(id);
  };
  return (
    <>
      <div className="tiles__categories" role="group" aria-label={t('pos.categories')}>
        <button type="button" aria-pressed={category === undefined} onClick={choose()}>
          {t('pos.all')}
        </button>
        {start.categories.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={category === id} onClick={choose(id)}>
            <i data-colour={colourOf(id)} aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
      <div className="tiles" data-articles={articles}>
        {tiles.map((article) => (
          <button
            key={article.id}
            type="button"
            className="tile"
            data-colour={colourOf(article.categoryId)}
            onClick={() => {
              onChoose(article);
            }}
          >
            <strong>{article.name}</strong>
            <small>{article.unit}</small>
            <span className="tile__price">
              <Price decimal={priceWithVat(article, start)} />
              <small>{start.currency}</small>
            </span>
          </button>
        ))}
      </div>
      {shown.length === pages * PER_PAGE ? (
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
