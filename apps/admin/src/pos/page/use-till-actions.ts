import { showSnack } from '../../boot/snack.js';
import { useMessages } from '../../i18n/use-messages.js';
import { changeQuantity, removeLine, selectBeside } from '../cart/cart.js';
import { openDisplay } from '../display/open-display.js';
import { letShortLater } from '../approval/let-later.js';
import { useStart, useTill } from '../till/till-context.js';
import type { TillKey } from './till-keys.js';
import { useChangedCart } from './use-changed-cart.js';
import type { SellingParts } from './use-selling.js';

interface ActionParts extends SellingParts {
  readonly clear: () => Promise<void>;
}

/** Actions on lines, unavailable on an empty ticket. */
type OfLines = 'quantity' | 'price' | 'discount' | 'lineNote' | 'batch' | 'park' | 'total';

/** The handlers of shortcuts and their buttons. */
export function useTillActions({ ask, focus, clear }: ActionParts): (does: TillKey) => void {
  const till = useTill();
  const start = useStart();
  const ways = useWaysOfSelling(focus);
  const line = useLineActions({ ask, focus });
  const isEmpty = (): boolean => till.state.get().cart.lines.length === 0;
  const asks = (what: 'camera' | 'client' | 'note' | 'parked' | 'find' | 'sheet') => (): void => {
    ask({ what });
  };
  const asksOfLines = (what: OfLines) => (): void => {
    if (!isEmpty()) ask({ what });
  };
  const letPay = async (): Promise<void> => {
    if (!start.settings.exceedsStockLimits && !(await (await letShortLater())(till))) return;
    // Somebody has to buy: without a default client, the client is asked for first.
    const client = till.state.get().cart.client ?? start.settings.defaultClientId;
    ask(client === undefined ? { what: 'client', thenPays: true } : { what: 'pay' });
  };
  const actions: Readonly<Record<TillKey, () => void>> = {
    scan: focus,
    camera: asks('camera'),
    ...ways,
    ...line,
    quantity: asksOfLines('quantity'),
    price: asksOfLines('price'),
    discount: asksOfLines('discount'),
    lineNote: asksOfLines('lineNote'),
    batch: asksOfLines('batch'),
    total: asksOfLines('total'),
    park: asksOfLines('park'),
    client: asks('client'),
    note: asks('note'),
    parked: asks('parked'),
    clear: () => void clear(),
    pay: () => {
      if (!isEmpty()) void letPay();
    },
    print: () => {
      document.querySelector<HTMLElement>('.made__buttons button')?.click();
    },
    find: asks('find'),
    display: () => {
      openDisplay();
      focus();
    },
    lock: () => {
      till.state.merge({ isLocked: true });
    },
    sheet: asks('sheet'),
  };
  return (does) => {
    actions[does]();
  };
}

/** The search mode, and whether a repeated article gets a separate line. */
function useWaysOfSelling(focus: () => void): Readonly<Record<'mode' | 'merge', () => void>> {
  const t = useMessages();
  const { state } = useTill();
  return {
    mode: () => {
      const isTiles = state.get().select_mode === 'catalogue';
      state.merge({ select_mode: isTiles ? 'bar_code' : 'catalogue' });
      focus();
    },
    merge: () => {
      const merges = !state.get().merges_lines;
      state.merge({ merges_lines: merges });
      showSnack(t(merges ? 'selling.merges' : 'selling.separates'));
      focus();
    },
  };
}

type LineKey = 'lineAbove' | 'lineBelow' | 'more' | 'less' | 'removeLine';

/** Direct actions on the selected line. */
function useLineActions({ ask, focus }: SellingParts): Readonly<Record<LineKey, () => void>> {
  const till = useTill();
  const change = useChangedCart();
  const selected = (): string => till.state.get().cart.selected ?? '';
  // What is weighed is weighed again: one more of it says nothing.
  const step = (by: 1 | -1) => (): void => {
    const line = till.state.get().cart.lines.find(({ key }) => key === selected());
    if (line?.isByWeight === true) ask({ what: 'quantity' });
    else change((cart) => changeQuantity(cart, selected(), by));
  };
  return {
    lineAbove: () => {
      till.changeCart((cart) => selectBeside(cart, -1));
    },
    lineBelow: () => {
      till.changeCart((cart) => selectBeside(cart, 1));
    },
    more: step(1),
    less: step(-1),
    removeLine: () => {
      change((cart) => removeLine(cart, selected()));
      focus();
    },
  };
}
