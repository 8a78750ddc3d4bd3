import type { TillStock } from '@balcao/contracts';
import { quantity, subtractDecimals } from '@balcao/pricing';
import { createSlice } from '../../boot/slice.js';
import { request } from '../../http/request.js';
import type { CartLine } from '../cart/cart.js';
import type { TillSession } from '../till/till-session.js';

/** The part of a till that stock needs. */
type StockOf = Pick<TillSession, 'companyId' | 'state'>;

/** Lookups within this time are combined, in milliseconds. */
const TOGETHER_MS = 20;

/** Available stock of articles: the server's last answer, less later sales. */
export const knownStock = createSlice<{ readonly levels: TillStock }>({ levels: {} });

let asked = new Set<string>();

/** Requests the stock of an article, combined with others; offline it stays as known. */
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

/** Deducts sold quantities until the server's next answer. */
export function noteSold(lines: readonly Pick<CartLine, 'articleId' | 'quantity'>[]): void {
  const levels: Record<string, string> = { ...knownStock.get().levels };
  for (const { articleId, quantity: sold } of lines) {
    const level = levels[articleId];
    if (level === undefined) continue;
    levels[articleId] = subtractDecimals(quantity(level, { signed: true }), sold);
  }
  knownStock.merge({ levels });
}
