import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toMicros } from '@balcao/pricing';
import type { Books } from './books.js';
import type { DocumentIssuedData } from './documents/index.js';
import { IN_TRANSIT } from './stock/stock.keys.js';
import { dumpBooks } from './snapshot.js';
import { treasuryBalance } from './treasury/index.js';
import {
  bankOpeningMinor,
  cancelledIn,
  Commerce,
  differenceBetween,
  moneyOf,
  movesIn,
  recordsOf,
  sequencesOf,
  statementsOf,
  sumsOf,
  type Sequence,
} from './testing/index.js';

/** `BALCAO_SEQUENCES=10000` runs as many; the ordinary run takes some seconds. */
const numRuns = Number.parseInt(process.env['BALCAO_SEQUENCES'] ?? '1000', 10);
const longest = 40;
/** Each of them is taken back and put back. */
const takenBack = 6;

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
const issuedIn = ({ events }: Commerce): readonly DocumentIssuedData[] =>
  events.flatMap((event) => (event.type === 'DocumentIssued' ? [event.data] : []));

function checkTotals(shop: Commerce): void {
  for (const { lines, totals, account, accountEffect } of issuedIn(shop)) {
    expect(sum(lines.map(({ baseMinor }) => baseMinor))).toBe(totals.baseMinor);
    expect(sum(totals.groups.map(({ baseMinor }) => baseMinor))).toBe(totals.baseMinor);
    expect(sum(totals.groups.map(({ vatMinor }) => vatMinor))).toBe(totals.vatMinor);
    expect(totals.baseMinor + totals.vatMinor).toBe(totals.totalMinor);
    const signed = { debit: 1, credit: -1, both: 0, none: 0 }[accountEffect] * totals.totalMinor;
    // A note on what was paid at once gives the money back instead.
    if (account.debitMinor !== account.creditMinor) {
      expect(account.debitMinor - account.creditMinor).toBe(signed);
    }
  }
}

function checkNumbers({ events }: Commerce): void {
  const numbers = new Map<string, number[]>();
  for (const { type, data } of events) {
    if (type !== 'DocumentIssued' && type !== 'PaymentRecorded') continue;
    numbers.set(data.seriesId, [...(numbers.get(data.seriesId) ?? []), data.number]);
  }
  for (const inSeries of numbers.values()) {
    expect(inSeries).toEqual(inSeries.map((_, at) => at + 1));
  }
}

function checkStock({ books, events }: Commerce, { exceedsStockLimits }: Sequence): void {
  const moved = movesIn(events).map(
    ({ articleId, warehouseId, batchId = '', quantity }) =>
      [`${articleId} ${warehouseId} ${batchId}`, toMicros(quantity)] as const,
  );
  expect(new Map(books.stock.levels.entries())).toEqual(sumsOf(moved));
  for (const { articleId, warehouseId, batchId, level } of movesIn(events)) {
    const isStrict = !exceedsStockLimits || batchId !== undefined || warehouseId === IN_TRANSIT;
    if (isStrict && toMicros(level) < 0) throw new Error(`${articleId} went down to ${level}`);
  }
}

function checkAccounts({ books, events }: Commerce): void {
  const open = [...books.documents.open.values()].map(
    ({ partyId, ledger, side, openMinor, totalMinor }) => {
      expect(openMinor).toBeGreaterThan(0);
      expect(openMinor).toBeLessThanOrEqual(totalMinor);
      const key = ledger === 'client' ? partyId : `${partyId}:supplier`;
      return [key, side === 'debit' ? openMinor : -openMinor] as const;
    },
  );
  const statements = statementsOf(events);
  expect(sumsOf(open)).toEqual(statements);
  expect(sumsOf(books.documents.balances.entries())).toEqual(statements);
}

function checkMoney({ books, events }: Commerce): void {
  const moved = moneyOf(events);
  for (const [id, openingMinor] of [
    ['account_cash', 0],
    ['bci', bankOpeningMinor],
  ] as const) {
    expect(treasuryBalance(books, id)).toBe(openingMinor + (moved.get(id) ?? 0));
  }
}

function checkCredits(shop: Commerce): void {
  const cancelled = cancelledIn(shop.events);
  const standing = issuedIn(shop).filter(({ id }) => !cancelled.has(id));
  const documents = new Map(standing.map((each) => [each.id, each]));
  const takings = standing.flatMap(({ takes = [] }) => takes);
  for (const kind of ['credit', 'conversion'] as const) {
    const taken = takings
      .filter((taking) => taking.kind === kind)
      .flatMap(({ documentId, lines }) => lines.map((each) => ({ documentId, ...each })));
    const figures = (figure: (one: (typeof taken)[number]) => number) =>
      sumsOf(taken.map((one) => [documentLine(one), figure(one)]));
    const originOf = (key: string) => {
      const [documentId = '', line = ''] = key.split('|');
      const origin = documents.get(documentId)?.lines[Number.parseInt(line, 10)];
      if (!origin) throw new Error(`${documentId} is gone, and others are made of it`);
      return origin;
    };
    for (const [key, micros] of figures(({ quantity }) => toMicros(quantity))) {
      expect(micros).toBeLessThanOrEqual(toMicros(originOf(key).quantity));
    }
    for (const [key, baseMinor] of figures((one) => one.baseMinor ?? 0)) {
      expect(baseMinor).toBeLessThanOrEqual(originOf(key).baseMinor);
    }
    for (const [key, vatMinor] of figures((one) => one.vatMinor ?? 0)) {
      expect(vatMinor).toBeLessThanOrEqual(originOf(key).vatMinor);
    }
  }
}

const documentLine = ({ documentId, line }: { documentId: string; line: number }) =>
  `${documentId}|${line}`;

/** Every figure, without what only grows: numbers, revisions, drafts, who touched it last. */
function figuresOf(books: Books): unknown {
  const { documents, stock, treasury, expenses } = dumpBooks(books);
  const open = [...books.documents.open.values()].map(({ id, openMinor }) => [id, openMinor]);
  const pools = [...books.stock.pools.entries()].map(([key, pool]) => [
    key,
    { ...pool, lastId: '' },
  ]);
  return {
    open: new Map(open as [string, number][]),
    cancelled: documents?.['cancelled'],
    balances: sumsOf(books.documents.balances.entries()),
    moved: sumsOf(books.treasury.moved.entries()),
    taken: new Map(
      [...books.links.taken.entries()].map(([id, taken]) => [id, { ...taken, by: namesOf(taken) }]),
    ),
    returned: stock?.['returned'],
    levels: new Map(books.stock.levels.entries()),
    pools: new Map(pools as [string, object][]),
    movements: treasury?.['cancelled'],
    expenses: expenses?.['open'],
  };
}

/** Whoever takes something, in the order of their names. */
const namesOf = ({ by }: { readonly by: readonly { readonly id: string }[] }) =>
  by.map(({ id }) => id).sort();

function checkTakingBack(shop: Commerce, counts: Counts): void {
  const records = recordsOf(shop.events).filter((one) => !one.isCancelled && one.restore);
  const step = Math.max(1, Math.floor(records.length / takenBack));
  for (const [at, { id, cancel, restore }] of records.entries()) {
    if (at % step !== 0 || !restore) continue;
    const before = structuredClone(figuresOf(shop.books));
    const cancelled = shop.tryRun(cancel('engano'), { actorId: 'cashier' });
    if (typeof cancelled === 'string') continue;
    const restored = shop.tryRun(restore(), { actorId: 'cashier' });
    if (typeof restored === 'string') throw new Error(`${id} cannot be restored: ${restored}`);
    expect([id, differenceBetween(figuresOf(shop.books), before)]).toEqual([id, undefined]);
    counts.takenBack += 1;
  }
}

interface Counts {
  readonly accepted: Map<string, number>;
  refused: number;
  takenBack: number;
}

describe('after any sequence of sales, purchases, payments, moves of stock and of money', () => {
  it('all figures add up, and what is taken back and put back leaves none changed', () => {
    const counts: Counts = { accepted: new Map(), refused: 0, takenBack: 0 };
    fc.assert(
      fc.property(sequencesOf(longest), (sequence) => {
        const shop = new Commerce(sequence).carryOut(sequence.steps);
        for (const [type, count] of shop.accepted) {
          counts.accepted.set(type, (counts.accepted.get(type) ?? 0) + count);
        }
        counts.refused += shop.refused;
        checkAll(shop, sequence);
        checkTakingBack(shop, counts);
        checkAll(shop, sequence);
      }),
      { numRuns },
    );
    const accepted = sum([...counts.accepted.values()]);
    console.info(
      `${numRuns} sequences: ${accepted} commands accepted, ${counts.refused} refused, ` +
        `${counts.takenBack} records taken back and put back; ` +
        [...counts.accepted].map(([type, count]) => `${type} ${count}`).join(', '),
    );
    expect(accepted).toBeGreaterThan(counts.refused);
  });
});

function checkAll(shop: Commerce, sequence: Sequence): void {
  checkTotals(shop);
  checkNumbers(shop);
  checkStock(shop, sequence);
  checkAccounts(shop);
  checkMoney(shop);
  checkCredits(shop);
}
