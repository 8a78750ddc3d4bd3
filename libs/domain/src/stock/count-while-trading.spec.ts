import { expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aStockedShop, issue, openingOf } from '../testing/index.js';

const main = 'warehouse_main';
const opening = 100;
const codes = Array.from({ length: 500 }, (_, index) => `a${index}`);

/** 37 units of 12 articles have gone without anybody noticing. */
const missing = new Map(
  [5, 1, 1, 12, 2, 3, 1, 4, 1, 2, 3, 2].map((lost, index) => [`a${index * 41}`, lost]),
);

/** What is on the shelves, regardless of what the books say. */
class Shelves {
  readonly #units = new Map(codes.map((id) => [id, opening - (missing.get(id) ?? 0)]));

  change(id: string, units: number): void {
    this.#units.set(id, this.of(id) + units);
  }

  of(id: string): number {
    return this.#units.get(id) ?? 0;
  }
}

/** The shop trades while three people count, each along a third of the shelves. */
class Day {
  readonly trading = new Trading([
    ...aStockedShop(),
    ...codes.map(registered),
    ...codes.map((id) => openingOf(id, String(opening), '10')),
  ]);
  readonly shelves = new Shelves();
  #documents = 0;

  /** Ten lines, of one unit each. */
  sell(first: number): void {
    const sold = Array.from({ length: 10 }, (_, index) => codeAt(first + index * 53));
    const lines = sold.map((id) => lineOf(id, '1', '150'));
    this.trading.run(issue({ draftId: this.#draft(), lines }));
    for (const id of sold) this.shelves.change(id, -1);
  }

  receive(first: number): void {
    const lines = [codeAt(first), codeAt(first + 250)].map((id) => lineOf(id, '6', '10'));
    const delivery = { documentTypeId: 'GRF', clientId: '', supplierId: 'wholesaler' };
    this.trading.run(issue({ ...delivery, draftId: this.#draft(), lines }));
    for (const { articleId } of lines) this.shelves.change(articleId, 6);
  }

  count(id: string): void {
    const lines = [{ articleId: id, counted: String(this.shelves.of(id)) }];
    this.trading.run({ type: 'CountStock', id: 'count', lines });
  }

  level(id: string): number {
    return this.trading.books.stock.levels.get(id, main) / 1_000_000;
  }

  #draft(): string {
    this.#documents += 1;
    return `document${this.#documents}`;
  }
}

it('finds exactly what was missing of 500 articles, while 5,000 lines are sold and 50 deliveries come', () => {
  const day = new Day();
  const { trading, shelves } = day;
  trading.run({ type: 'OpenStockCount', id: 'count', warehouseId: main, articleIds: codes });
  for (const [turn, id] of inThreeRows().entries()) {
    day.sell(turn * 7);
    if (turn % 10 === 0) day.receive(turn * 3);
    day.count(id);
  }
  const found = movesOf(trading.run({ type: 'PostStockCount', id: 'count' }));
  expect(found).toEqual([...missing].map(([id, lost]) => [id, -lost]));
  expect([...missing.values()].reduce((sum, lost) => sum + lost, 0)).toBe(37);
  for (const id of codes) expect([id, day.level(id)]).toEqual([id, shelves.of(id)]);
});

/** The articles in the order in which three people come past them. */
function inThreeRows(): readonly string[] {
  const third = Math.ceil(codes.length / 3);
  return Array.from({ length: third }, (_, step) =>
    [0, 1, 2].flatMap((person) => codes[person * third + step] ?? []),
  ).flat();
}

function movesOf([posted]: readonly JournalEvent[]): readonly (readonly [string, number])[] {
  if (posted?.type !== 'StockCountPosted') throw new Error('the count is not posted');
  return posted.data.stock.map(({ articleId, quantity }) => [articleId, Number(quantity)]);
}

const codeAt = (place: number): string => `a${place % codes.length}`;

const lineOf = (articleId: string, quantity: string, unitPrice: string) => ({
  articleId,
  quantity,
  unitPrice,
  vatId: 'vat_NOR',
});

function registered(id: string): JournalEvent {
  const soap = aStockedShop().find(
    (event) => event.type === 'ArticleRegistered' && event.data.id === 'soap',
  );
  if (soap?.type !== 'ArticleRegistered') throw new Error('no soap');
  return { ...soap, data: { ...soap.data, id, code: id } };
}
