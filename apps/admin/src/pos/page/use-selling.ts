import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ArticleRow } from '@balcao/contracts';
import { priceWithVat, quantityOfPrice } from '../till/prices.js';
import { ulid } from 'ulidx';
import { showSnack } from '../../boot/snack.js';
import { askToConfirm } from '../../boot/confirm.js';
import { useMessages } from '../../i18n/use-messages.js';
import {
  addArticle,
  changeQuantity,
  removeLine,
  selectBeside,
  type Adding,
  type Cart,
} from '../cart/cart.js';
import { KeyboardWedge } from '../scan/keyboard-wedge.js';
import { codesOf, readTypedCode } from '../scan/typed-code.js';
import { soundOfError } from '../scan/sound.js';
import { useStart, useTill } from '../till/till-context.js';
import type { TillSession } from '../till/till-session.js';

/** What a dialog is asked for. */
export type Asked =
  'pay' | 'quantity' | 'price' | 'discount' | 'total' | 'note' | 'park' | 'client';

export interface Selling {
  readonly ask: (asked: Asked) => void;
  readonly focus: () => void;
  /** Adds an article from a tile or a search. */
  readonly add: (article: ArticleRow) => void;
  /** Takes a code as it was scanned or typed. */
  readonly enter: (typed: string) => void;
  /** Empties the ticket, after a question. */
  readonly clear: () => Promise<void>;
}

interface SellingParts {
  readonly ask: (asked: Asked) => void;
  readonly focus: () => void;
}

/** What a cashier does with codes and keys. */
export function useSelling({ ask, focus }: SellingParts): Selling {
  const t = useMessages();
  const till = useTill();
  const start = useStart();
  const put = (article: ArticleRow, adding: Partial<Adding>): void => {
    const { id, name, unit, vatId } = article;
    const sold = { id, name, unit, vatId, price: priceWithVat(article, start) };
    till.changeCart((cart) => addArticle(cart, sold, { key: ulid(), merges: true, ...adding }));
    focus();
  };
  const enter = (typed: string): void => {
    const { code, quantity } = readTypedCode(typed);
    if (code === '') return;
    const label = codesOf(code, start.settings.scaleBarcodes);
    const article = till.catalogue.find(label.codes) ?? onlyHit(till.catalogue.search(code, 2));
    if (article === undefined) {
      soundOfError();
      showSnack(t('pos.unknownCode', { code }), 'error');
      focus();
      return;
    }
    const { labelMinor } = label;
    const amount =
      labelMinor === undefined
        ? (label.quantity ?? quantity)
        : quantityOfPrice(labelMinor, priceWithVat(article, start));
    put(article, {
      ...(amount !== undefined && { quantity: amount }),
      ...(labelMinor !== undefined && { labelMinor }),
    });
  };
  const clear = async (): Promise<void> => {
    if (till.state.get().cart.lines.length === 0) return;
    const question = { title: t('pos.clear.title'), message: t('pos.clear.question') };
    if (await askToConfirm({ ...question, isDestructive: true })) await till.clear();
    focus();
  };
  /** Somebody has to buy: without a default client, the client is asked for first. */
  const askFor = (asked: Asked): void => {
    const hasClient = till.state.get().cart.client ?? start.settings.defaultClientId;
    ask(asked === 'pay' && hasClient === undefined ? 'client' : asked);
  };
  const selling = {
    ask: askFor,
    focus,
    enter,
    clear,
    add: (article: ArticleRow) => {
      put(article, {});
    },
  };
  useKeys(selling);
  return selling;
}

const onlyHit = (hits: readonly ArticleRow[]): ArticleRow | undefined =>
  hits.length === 1 ? hits[0] : undefined;

/** Function keys of the till, and codes that a scanner types wherever the focus is. */
function useKeys(selling: Selling): void {
  const till = useTill();
  const [wedge] = useState(() => new KeyboardWedge());
  const keys: Readonly<Record<string, () => void>> = useMemo(
    () => ({
      F2: selling.focus,
      F4: () => {
        selling.ask('quantity');
      },
      F6: () => {
        selling.ask('discount');
      },
      F7: () => {
        selling.ask('park');
      },
      F8: () => {
        selling.ask('client');
      },
      F9: () => {
        selling.ask('pay');
      },
      Escape: () => void selling.clear(),
    }),
    [selling],
  );
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open], .confirm') !== null) return;
    const isInField = event.target instanceof HTMLInputElement;
    const code = isInField ? undefined : wedge.press({ key: event.key, at: event.timeStamp });
    if (code !== undefined) {
      selling.enter(code);
      return;
    }
    const run = keys[event.key] ?? lineKey(till, event);
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, []);
}

/** What a key does to the selected line, while no field holds anything. */
function lineKey(till: TillSession, { key, target }: KeyboardEvent): (() => void) | undefined {
  if (target instanceof HTMLInputElement && target.value !== '') return undefined;
  const { selected = '' } = till.state.get().cart;
  const changes: Readonly<Record<string, (cart: Cart) => Cart>> = {
    ArrowUp: (cart) => selectBeside(cart, -1),
    ArrowDown: (cart) => selectBeside(cart, 1),
    '+': (cart) => changeQuantity(cart, selected, 1),
    '-': (cart) => changeQuantity(cart, selected, -1),
    Delete: (cart) => removeLine(cart, selected),
  };
  const change = changes[key];
  if (change === undefined) return undefined;
  return () => {
    till.changeCart(change);
  };
}
