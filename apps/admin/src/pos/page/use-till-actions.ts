import { showSnack } from '../../boot/snack.js';
import { useMessages } from '../../i18n/use-messages.js';
import { changeQuantity, removeLine, selectBeside } from '../cart/cart.js';
import { openDisplay } from '../display/open-display.js';
import { useStart, useTill } from '../till/till-context.js';
import type { TillKey } from './till-keys.js';
import { useChangedCart } from './use-changed-cart.js';
import type { SellingParts } from './use-selling.js';

interface ActionParts extends SellingParts {
  readonly clear: () => Promise<void>;
}

/** What each key does, and each button that stands for one. */
export function useTillActions({ ask, focus, clear }: ActionParts): (does: TillKey) => void {
  const t = useMessages();
  const till = useTill();
  const start = useStart();
  const line = useLineActions(focus);
  const isEmpty = (): boolean => till.state.get().cart.lines.length === 0;
  const askOfLines = (what: 'quantity' | 'price' | 'discount' | 'lineNote' | 'park' | 'total') => {
    return (): void => {
      if (!isEmpty()) ask({ what });
    };
  };
  const actions: Readonly<Record<TillKey, () => void>> = {
    scan: focus,
    camera: () => {
      ask({ what: 'camera' });
    },
    mode: () => {
      const isTiles = till.state.get().select_mode === 'catalogue';
      till.state.merge({ select_mode: isTiles ? 'bar_code' : 'catalogue' });
      focus();
    },
    merge: () => {
      const merges = !till.state.get().merges_lines;
      till.state.merge({ merges_lines: merges });
      showSnack(t(merges ? 'selling.merges' : 'selling.separates'));
      focus();
    },
    ...line,
    quantity: askOfLines('quantity'),
    price: askOfLines('price'),
    discount: askOfLines('discount'),
    lineNote: askOfLines('lineNote'),
    batch: () => {
      if (!isEmpty()) ask({ what: 'batch' });
    },
    total: askOfLines('total'),
    park: askOfLines('park'),
    client: () => {
      ask({ what: 'client' });
    },
    note: () => {
      ask({ what: 'note' });
    },
    parked: () => {
      ask({ what: 'parked' });
    },
    clear: () => void clear(),
    // Somebody has to buy: without a default client, the client is asked for first.
    pay: () => {
      if (isEmpty()) return;
      const client = till.state.get().cart.client ?? start.settings.defaultClientId;
      ask(client === undefined ? { what: 'client', thenPays: true } : { what: 'pay' });
    },
    print: () => {
      document.querySelector<HTMLElement>('.made__buttons button')?.click();
    },
    find: () => {
      ask({ what: 'find' });
    },
    display: () => {
      openDisplay();
      focus();
    },
    sheet: () => {
      ask({ what: 'sheet' });
    },
  };
  return (does) => {
    actions[does]();
  };
}

type LineKey = 'lineAbove' | 'lineBelow' | 'more' | 'less' | 'removeLine';

/** What keys do to the selected line without asking. */
function useLineActions(focus: () => void): Readonly<Record<LineKey, () => void>> {
  const till = useTill();
  const change = useChangedCart();
  const selected = (): string => till.state.get().cart.selected ?? '';
  return {
    lineAbove: () => {
      till.changeCart((cart) => selectBeside(cart, -1));
    },
    lineBelow: () => {
      till.changeCart((cart) => selectBeside(cart, 1));
    },
    more: () => {
      change((cart) => changeQuantity(cart, selected(), 1));
    },
    less: () => {
      change((cart) => changeQuantity(cart, selected(), -1));
    },
    removeLine: () => {
      change((cart) => removeLine(cart, selected()));
      focus();
    },
  };
}
