import { showDecimal } from '@balcao/messages';
import { useEffect, type ReactNode } from 'react';
import { usePart } from '../../boot/slice.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useTill } from '../till/till-context.js';
import { askForStock, knownStock } from './known-stock.js';
import { shortOf } from './shortages.js';

/** The stock of an article in search results. */
export function StockOf({ articleId }: { readonly articleId: string }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const level = useLevel(articleId);
  if (level === undefined) return null;
  return <small>{t('asked.tiles.stock', { count: showDecimal(level, language) })}</small>;
}

/** The known stock of an article, requested when it is shown. */
function useLevel(articleId: string): string | undefined {
  const till = useTill();
  useEffect(() => {
    askForStock(till, articleId);
  }, [till, articleId]);
  return usePart(knownStock, ({ levels }) => levels[articleId]);
}

/** Warns that stock is short for the ticket; absent otherwise. */
export function ShortStock({ articleId }: { readonly articleId: string }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const cart = usePart(till.state, (state) => state.cart);
  const level = useLevel(articleId);
  const left = level === undefined ? undefined : shortOf(cart, articleId, { [articleId]: level });
  if (left === undefined) return null;
  return (
    <em className="line__changed">
      {left === '0'
        ? t('asked.tiles.out')
        : t('tillMore.stock.left', { count: showDecimal(left, language) })}
    </em>
  );
}
