import { showDecimal, withPlaces } from '@balcao/messages';
import { formatMinor, quantity, unitPrice } from '@balcao/pricing';
import { useId, useState, type ReactNode } from 'react';
import { parseTypedDecimal, parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { Glyph } from '../page/Glyph.js';
import type { PricedGood } from './goods.js';
import type { TakingBackForm } from './use-taking-back.js';

interface GoodLineProps {
  readonly good: PricedGood;
  readonly taking: TakingBackForm;
}

/** One returned article: quantity and refund per unit. */
export function GoodLine({ good, taking }: GoodLineProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { key, article, price, mostPrice, isTooDear } = good;
  const { name } = article;
  const most = useId();
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small id={most} data-problem={isTooDear ? '' : undefined}>
          {t('takeBack.atMost', { price: showDecimal(withPlaces(mostPrice, 2), language) })}
        </small>
      </span>
      <Figure
        label={t('takeBack.quantityOf', { name })}
        shown={showDecimal(good.quantity, language)}
        onTyped={(typed) => {
          const amount = parseTypedDecimal(typed === '' ? '0' : typed, language);
          if (amount !== undefined && !amount.startsWith('-')) {
            taking.change(key, { quantity: quantity(amount) });
          }
        }}
      />
      <Figure
        label={t('takeBack.priceOf', { name })}
        shown={showDecimal(withPlaces(price, 2), language)}
        describedBy={most}
        isWrong={isTooDear}
        onTyped={(typed) => {
          const minor = parseTypedMinor(typed === '' ? '0' : typed, language);
          if (minor === undefined || minor < 0) return;
          taking.change(key, { typedPrice: unitPrice(formatMinor(minor)) });
        }}
      />
      <button
        type="button"
        className="pos__icon"
        aria-label={t('takeBack.remove', { name })}
        onClick={() => {
          taking.remove(key);
        }}
      >
        <Glyph name="close" />
      </button>
    </li>
  );
}

interface FigureProps {
  readonly label: string;
  readonly shown: string;
  readonly describedBy?: string;
  readonly isWrong?: boolean;
  readonly onTyped: (typed: string) => void;
}

/** A figure field that keeps the typed text until blur. */
function Figure({ label, shown, describedBy, isWrong, onTyped }: FigureProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <FigureInput
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong === true}
      value={typed ?? shown}
      onFocus={({ target }) => {
        target.select();
      }}
      onBlur={() => {
        setTyped(undefined);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onTyped(target.value);
      }}
    />
  );
}
