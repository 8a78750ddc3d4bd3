import type { ArticleRow, BatchRow, StockMoveRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { listFigure, rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { Day, Figure } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { today } from '../formats/days.js';
import { useMessages } from '../i18n/use-messages.js';
import { MoveOrigin } from '../stock/MoveOrigin.js';
import { EnterStock } from './EnterStock.js';
import { FactsCard, type FactsColumn } from './FactsCard.js';
import { placesOf, type Place } from './places.js';
import { useArticleBatches, useArticleLevels, useArticleMoves } from './use-article-facts.js';

interface ArticleStockProps {
  readonly article: ArticleRow;
}

/** Where an article is, in which batches, and how it moved last. */
export function ArticleStock({ article }: ArticleStockProps): ReactNode {
  return (
    <>
      <Places article={article} />
      {article.isBatchManaged === true ? <Batches article={article} /> : null}
      <Moves article={article} />
    </>
  );
}

function Places({ article }: ArticleStockProps): ReactNode {
  const t = useMessages();
  const seesCosts = useMay('stock.viewCost');
  const { data, error } = useArticleLevels(article.id);
  const figureOf = (place: Place, field: string) =>
    figureOfPlace(article, place, field, place.name ?? t('stock.inTransit'));
  const figure = (name: 'quantity' | 'reserved' | 'onOrder' | 'available') => ({
    label: t(`resources.commercial/stock.fields.${name}`),
    isNumeric: true,
    render: (place: Place) => (
      <Explained isInRow figure={figureOf(place, name)}>
        <Figure decimal={place[name]} />
      </Explained>
    ),
  });
  const value: FactsColumn<Place> = {
    label: t('article.value'),
    isNumeric: true,
    render: (place) =>
      place.valueMinor === undefined ? null : (
        <Explained isInRow figure={figureOf(place, 'valueMinor')}>
          <Amount minor={place.valueMinor} />
        </Explained>
      ),
  };
  return (
    <FactsCard
      isWide={article.isBatchManaged !== true}
      title={t('article.places')}
      more={<EnterStock article={article} />}
      rows={data && placesOf(data)}
      problem={error?.message}
      keyOf={({ warehouseId }) => warehouseId}
      empty={t('article.noStock')}
      columns={[
        {
          label: t('resources.commercial/stock.fields.warehouseId'),
          render: ({ name }) => name ?? t('stock.inTransit'),
        },
        figure('quantity'),
        figure('reserved'),
        figure('onOrder'),
        figure('available'),
        ...(seesCosts ? [value] : []),
      ]}
    />
  );
}

/** What is at a place in several batches is the sum of them. */
function figureOfPlace(article: ArticleRow, place: Place, field: string, name: string) {
  const title = `${article.name} · ${name}`;
  const { levelId, isOneLevel, warehouseId } = place;
  const summed = { quantity: 'quantityMicros', valueMinor: 'valueMinor' }[field];
  if (isOneLevel || summed === undefined) return rowFigure('stock_levels', field, levelId, title);
  return listFigure('commercial/stock', summed, { articleId: article.id, warehouseId }, title);
}

function Batches({ article }: ArticleStockProps): ReactNode {
  const t = useMessages();
  const { data, error } = useArticleBatches(article.id);
  const fields = 'resources.commercial/batches.fields';
  return (
    <FactsCard<BatchRow>
      title={t('article.batches')}
      rows={data}
      problem={error?.message}
      keyOf={({ id }) => id}
      empty={t('article.noBatches')}
      columns={[
        {
          label: t(`${fields}.name`),
          render: ({ id, name, isArchived }) => (
            <>
              <Link to={`/commercial/batches/${encodeURIComponent(id)}/recall`}>{name}</Link>{' '}
              {isArchived ? <StatusChip tone="neutral">{t('article.blocked')}</StatusChip> : null}
            </>
          ),
        },
        {
          label: t(`${fields}.expiresOn`),
          render: ({ expiresOn }) => (
            <>
              <Day day={expiresOn} />{' '}
              {expiresOn !== undefined && expiresOn < today() ? (
                <StatusChip tone="error">{t('article.expired')}</StatusChip>
              ) : null}
            </>
          ),
        },
        {
          label: t(`${fields}.quantity`),
          isNumeric: true,
          render: ({ id, name, quantity }) => (
            <Explained isInRow figure={rowFigure('batches', 'quantity', id, name)}>
              <Figure decimal={quantity} />
            </Explained>
          ),
        },
      ]}
    />
  );
}

function Moves({ article: { id } }: ArticleStockProps): ReactNode {
  const t = useMessages();
  const seesCosts = useMay('stock.viewCost');
  const { data, error } = useArticleMoves(id);
  const fields = 'resources.commercial/stock_moves.fields';
  const filter = encodeURIComponent(JSON.stringify({ articleId: id }));
  const cost: FactsColumn<StockMoveRow> = {
    label: t(`${fields}.costMinor`),
    isNumeric: true,
    render: ({ id: moveId, costMinor }) =>
      costMinor === undefined ? null : (
        <Explained
          isInRow
          figure={rowFigure('stock_moves', 'costMinor', moveId, t(`${fields}.costMinor`))}
        >
          <Amount minor={costMinor} />
        </Explained>
      ),
  };
  return (
    <FactsCard<StockMoveRow>
      isWide
      title={t('article.moves')}
      more={<Link to={`/commercial/stock_moves?filter=${filter}`}>{t('article.card')}</Link>}
      rows={data}
      problem={error?.message}
      keyOf={(row) => row.id}
      empty={t('article.noMoves')}
      columns={[
        { label: t(`${fields}.on`), render: ({ on }) => <Day day={on} /> },
        { label: t(`${fields}.kind`), render: (row) => <MoveOrigin row={row} /> },
        { label: t(`${fields}.partyName`), render: ({ partyName }) => partyName },
        { label: t(`${fields}.warehouseId`), render: ({ warehouseName }) => warehouseName },
        {
          label: t(`${fields}.quantity`),
          isNumeric: true,
          render: ({ id: moveId, quantity }) => (
            <Explained
              isInRow
              figure={rowFigure('stock_moves', 'quantity', moveId, t(`${fields}.quantity`))}
            >
              <Figure decimal={quantity} />
            </Explained>
          ),
        },
        {
          label: t(`${fields}.level`),
          isNumeric: true,
          render: ({ id: moveId, level }) => (
            <Explained
              isInRow
              figure={rowFigure('stock_moves', 'level', moveId, t(`${fields}.level`))}
            >
              <Figure decimal={level} />
            </Explained>
          ),
        },
        ...(seesCosts ? [cost] : []),
      ]}
    />
  );
}
