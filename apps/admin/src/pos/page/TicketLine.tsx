import { showDecimal, withPlaces } from '@balcao/messages';
import { memo, type ReactNode } from 'react';
import { usePart } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { changeQuantity, type CartLine } from '../cart/cart.js';
import { changedPrice, hasClientPrice } from '../cart/changed-price.js';
import { useCatalogue, useStart, useTill } from '../till/till-context.js';
import { BatchesLeft, ShortStock } from '../later-parts.js';
import { Price } from './Price.js';
import { useChangedCart } from './use-changed-cart.js';
import type { Selling } from './use-selling.js';

interface TicketLineProps {
  readonly line: CartLine;
  /** The value of the line after its discount. */
  readonly minor: number;
  readonly isSelected: boolean;
  readonly selling: Selling;
}

/**
 * One line of the ticket; a touch selects it, plus and minus change it. Memoized, so that a scan
 * renders only its own line.
 */
export const TicketLine = memo(function TicketLine(props: TicketLineProps): ReactNode {
  const { line, minor, isSelected, selling } = props;
  const till = useTill();
  const { key, name, unit, unitPrice, note, batch } = line;
  return (
    <li className="line" aria-current={isSelected ? 'true' : undefined}>
      <button
        type="button"
        className="line__name"
        onClick={() => {
          till.changeCart((cart) => ({ ...cart, selected: key }));
          selling.focus();
        }}
      >
        <strong>{name}</strong>
        <small>
          <Price decimal={unitPrice} /> · {unit}
          {batch === undefined ? null : ` · ${batch.name}`}
          <LineDiscount line={line} />
          {note === undefined ? null : <em className="line__note">{note}</em>}
          <PriceOrigin line={line} />
          <StockLeft line={line} />
        </small>
      </button>
      {line.isByWeight === true ? (
        <WeighedQuantity line={line} selling={selling} />
      ) : (
        <CountedQuantity line={line} selling={selling} />
      )}
      <Amount minor={minor} />
    </li>
  );
});

type QuantityProps = Pick<TicketLineProps, 'line' | 'selling'>;

/** The number of pieces, with plus and minus. */
function CountedQuantity({ line: { key, name, quantity }, selling }: QuantityProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const changeCart = useChangedCart();
  const change = (step: 1 | -1) => (): void => {
    changeCart((cart) => changeQuantity(cart, key, step));
    selling.focus();
  };
  return (
    <span className="line__quantity">
      <button type="button" aria-label={t('pos.line.less', { name })} onClick={change(-1)}>
        −
      </button>
      <output>{showDecimal(quantity, language)}</output>
      <button type="button" aria-label={t('pos.line.more', { name })} onClick={change(1)}>
        +
      </button>
    </span>
  );
}

/** The weight; a touch weighs again. */
function WeighedQuantity({ line, selling }: QuantityProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  return (
    <span className="line__quantity">
      <button
        type="button"
        className="line__weight"
        aria-label={`${t('pos.keys.quantity')}: ${line.name}`}
        onClick={() => {
          till.changeCart((cart) => ({ ...cart, selected: line.key }));
          selling.run('quantity');
        }}
      >
        {showDecimal(line.quantity, language)} {line.unit}
      </button>
    </span>
  );
}

function LineDiscount({ line: { discount } }: { readonly line: CartLine }): ReactNode {
  const language = useLanguage();
  if (discount === undefined) return null;
  return 'minor' in discount ? (
    <>
      {' · '}
      <Amount minor={-discount.minor} />
    </>
  ) : (
    ` · −${showDecimal(discount.percentage, language)}\u00a0%`
  );
}

/** Marks a client price, or a price that the office has changed since. */
function PriceOrigin({ line }: { readonly line: CartLine }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const start = useStart();
  const client = usePart(useTill().state, ({ cart }) => cart.client);
  const article = useCatalogue().get(line.articleId);
  const price = changedPrice(line, article, start, client);
  if (price === undefined) {
    const isOwn = hasClientPrice(line, article, start, client);
    return isOwn ? <em className="line__note">{t('selling.clientPrice')}</em> : null;
  }
  const shown = showDecimal(withPlaces(price, 2), language);
  return <em className="line__changed">{t('pos.line.priceChanged', { price: shown })}</em>;
}

/** A warning if stock is short, with or without batches. */
function StockLeft({ line: { articleId } }: { readonly line: CartLine }): ReactNode {
  const article = useCatalogue().get(articleId);
  if (article?.movesStock !== true) return null;
  return article.isBatchManaged === true ? (
    <BatchesLeft articleId={articleId} />
  ) : (
    <ShortStock articleId={articleId} />
  );
}
