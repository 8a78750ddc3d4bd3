import { showDecimal } from '@balcao/messages';
import { addDecimals, compareDecimals, quantity, type Quantity } from '@balcao/pricing';
import { useEffect, useState, type ReactNode } from 'react';
import { usePart } from '../../boot/slice.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Cart } from '../cart/cart.js';
import { useStart, useTill } from '../till/till-context.js';
import { batchesTogether } from './asked-together.js';
import { leftIn } from './good-batches.js';

const none = quantity('0');

/**
 * Warns that the batches of an article have none left, or less than the ticket needs; absent
 * otherwise.
 */
export function BatchesLeft({ articleId }: { readonly articleId: string }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { state } = useTill();
  const wanted = usePart(state, ({ cart }) => onTicket(cart, articleId));
  const left = useLeft(articleId);
  if (left === undefined) return null;
  const isNone = compareDecimals(left, none) <= 0;
  if (!isNone && compareDecimals(left, wanted) >= 0) return null;
  return (
    <em className="line__changed">
      {isNone
        ? t('asked.batches.noneGood')
        : t('asked.batches.left', { count: showDecimal(left, language) })}
    </em>
  );
}

/** The quantity of an article on all its lines. */
const onTicket = ({ lines }: Cart, articleId: string): Quantity =>
  lines
    .filter((line) => line.articleId === articleId)
    .reduce((sum, line) => quantity(addDecimals(sum, line.quantity)), none);

/** The quantity available to sell; undefined if unknown. Any sale may change it. */
function useLeft(articleId: string): Quantity | undefined {
  const till = useTill();
  const { sellsExpiredBatches } = useStart().settings;
  const [left, setLeft] = useState<Quantity>();
  const isOnline = usePart(till.view, (shown) => shown.isOnline);
  const after = usePart(till.view, ({ last }) => last?.documentId);
  useEffect(() => {
    let isOver = false;
    void batchesTogether(till, articleId).then((batches) => {
      if (isOver || batches === undefined) return;
      setLeft(leftIn(batches, till.today, sellsExpiredBatches));
    });
    return () => {
      isOver = true;
    };
  }, [till, articleId, sellsExpiredBatches, isOnline, after]);
  return left;
}
