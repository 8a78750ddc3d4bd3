import type { TillStock } from '@balcao/contracts';
import { quantity, subtractDecimals } from '@balcao/pricing';
import { createSlice } from '../../boot/slice.js';
import { request } from '../../http/request.js';
import type { CartLine } from '../cart/cart.js';
import type { TillSession } from '../till/till-session.js';

/** What of a till its stock takes. */
type StockOf = Pick<TillSession, 'companyId' | 'state'>;

/** What is asked for within this, in milliseconds, is asked for at once. */
const TOGETHER_MS = 20;

/** What there is to sell of articles, as the server said last, less what was sold since. */
export const knownStock = createSlice<{ readonly levels: TillStock }>({ levels: {} });

let asked = new Set<string>();

/** Asks how much there is of an article, together with the others; without a network it stays. */
export function askForStock(till: StockOf, articleId: string): void {
  asked.add(articleId);
  if (asked.size > 1) return;
  setTimeout(() => {
    const ids = [...asked].join(',');
    asked = new Set();
    const cashRegisterId = till.state.get().cash_register ?? '';
    const query = new URLSearchParams({ ids, cashRegisterId });
    request(`/api/pos/stock?${query.toString()}`, { companyId: till.companyId }).then(
      ({ body }) => {
        knownStock.merge({ levels: { ...knownStock.get().levels, ...(body as TillStock) } });
      },
      () => undefined,
    );
  }, TOGETHER_MS);
}

/** Takes what was sold off what is known, until the server says how much is left. */
export function noteSold(lines: readonly Pick<CartLine, 'articleId' | 'quantity'>[]): void {
  const levels: Record<string, string> = { ...knownStock.get().levels };
  for (const { articleId, quantity: sold } of lines) {
    const level = levels[articleId];
    if (level === undefined) continue;
    levels[articleId] = subtractDecimals(quantity(level, { signed: true }), sold);
  }
  knownStock.merge({ levels });
}
