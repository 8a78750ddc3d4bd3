import type { RehearsedEffects } from '@balcao/contracts';
import { accountKey, treasuryBalance, type Books } from '@balcao/domain';
import { addDecimals, fromMicros } from '@balcao/pricing';
import { namesOf, type Effects } from './effects.js';

/**
 * The sums with what they lead to. The books are those behind the events already, or, for events
 * that were tried one by one, those before: what changes is added then.
 */
export function shownEffects(
  books: Books,
  effects: Effects,
  are: 'behind' | 'before',
): RehearsedEffects {
  const times = are === 'before' ? 1 : 0;
  return {
    stock: [...effects.stock].map(([key, change]) => {
      const [articleId = '', warehouseId = '', batch = ''] = namesOf(key);
      const batchId = batch === '' ? undefined : batch;
      const there = fromMicros(books.stock.levels.get(articleId, warehouseId, batchId));
      const quantity = are === 'before' ? addDecimals(there, change) : there;
      return {
        articleId,
        warehouseId,
        ...(batchId !== undefined && { batchId }),
        change,
        quantity,
      };
    }),
    money: [...effects.money].map(([accountId, changeMinor]) => {
      const balanceMinor = treasuryBalance(books, accountId) + times * changeMinor;
      return { accountId, changeMinor, balanceMinor };
    }),
    balances: [...effects.balances].map(([key, changeMinor]) => {
      const [partyId = '', named] = namesOf(key);
      const ledger = named === 'supplier' ? 'supplier' : 'client';
      const balance = books.documents.balances.get(accountKey(partyId, ledger)) ?? 0;
      return { partyId, ledger, changeMinor, balanceMinor: balance + times * changeMinor };
    }),
    settled: [...effects.settled].map(([documentId, changeMinor]) => {
      const open = books.documents.open.get(documentId)?.openMinor ?? 0;
      return { documentId, changeMinor, openMinor: open + times * changeMinor };
    }),
    tax: [...effects.tax].map(([key, amounts]) => {
      const [period = '', named] = namesOf(key);
      return { period, direction: named === 'input' ? 'input' : 'output', ...amounts };
    }),
  };
}
