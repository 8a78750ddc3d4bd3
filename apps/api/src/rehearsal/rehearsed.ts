import { createHash } from 'node:crypto';
import type { Rehearsal, RehearsedEvent } from '@balcao/contracts';
import { accountKey, treasuryBalance, type Books, type Facts } from '@balcao/domain';
import type { JournalEvent } from '@balcao/domain';
import { canonicalJson, type PlacedEvent } from '@balcao/journal';
import { effectsOf, namesOf, type Effects } from './effects.js';

/** What the events would do, as the books would be behind them. */
export function rehearsalOf(
  books: Books,
  events: readonly PlacedEvent<JournalEvent>[],
  documents: Facts['documents'],
): Rehearsal {
  const effects = effectsOf(events, documents);
  return {
    revision: (events[0]?.revision ?? 0) - 1,
    token: tokenOf(effects, events),
    events: events.map(({ type, data }): RehearsedEvent => ({ type, data })),
    documents: events.flatMap((event) => {
      if (event.type !== 'DocumentIssued') return [];
      const { id, reference, totals, currency } = event.data;
      return [{ id, reference, totalMinor: totals.totalMinor, currency }];
    }),
    stock: [...effects.stock].map(([key, change]) => {
      const [articleId = '', warehouseId = '', batchId = ''] = namesOf(key);
      return { articleId, warehouseId, ...(batchId !== '' && { batchId }), change };
    }),
    money: [...effects.money].map(([accountId, changeMinor]) => {
      return { accountId, changeMinor, balanceMinor: treasuryBalance(books, accountId) };
    }),
    balances: [...effects.balances].map(([key, changeMinor]) => {
      const [partyId = '', named] = namesOf(key);
      const ledger = named === 'supplier' ? 'supplier' : 'client';
      const balanceMinor = books.documents.balances.get(accountKey(partyId, ledger)) ?? 0;
      return { partyId, ledger, changeMinor, balanceMinor };
    }),
    settled: [...effects.settled].map(([documentId, changeMinor]) => {
      const openMinor = books.documents.open.get(documentId)?.openMinor ?? 0;
      return { documentId, changeMinor, openMinor };
    }),
    tax: [...effects.tax].map(([key, amounts]) => {
      const [period = '', named] = namesOf(key);
      return { period, direction: named === 'input' ? 'input' : 'output', ...amounts };
    }),
    declared: declaredBy(events),
  };
}

/** What it would do to months that were handed in. */
function declaredBy(events: readonly PlacedEvent<JournalEvent>[]): Rehearsal['declared'] {
  const months = new Map<string, { baseMinor: number; vatMinor: number }>();
  for (const event of events) {
    if (event.type !== 'DeclaredPeriodAltered') continue;
    const { id, baseMinor, vatMinor } = event.data;
    const before = months.get(id) ?? { baseMinor: 0, vatMinor: 0 };
    months.set(id, {
      baseMinor: before.baseMinor + baseMinor,
      vatMinor: before.vatMinor + vatMinor,
    });
  }
  return [...months].map(([period, sums]) => ({ period, ...sums }));
}

/**
 * Names what a command does: which kinds of events, and their sums. Numbers of documents, instants
 * and balances are no part of it: they may move on without the command doing anything else.
 */
export function tokenOf(effects: Effects, events: readonly { readonly type: string }[]): string {
  const sums = Object.entries(effects).map(
    ([name, sum]: [string, ReadonlyMap<string, unknown>]) => [
      name,
      [...sum].sort(([a], [b]) => (a < b ? -1 : 1)),
    ],
  );
  const whole = canonicalJson([events.map(({ type }) => type), sums]);
  return createHash('sha256').update(whole).digest('hex').slice(0, 32);
}
