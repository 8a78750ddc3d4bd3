import type { Books } from '../books.js';
import type { JournalEvent, JournalEventOf } from '../events.js';
import type { PlannedStock } from '../stock/index.js';
import { evolveAll } from './company.js';
import { issuedStock, planned, type StockFacts, type WrittenDocument } from './stock-request.js';
import { Trading, aStockedShop } from './stock.js';

const cashier: JournalEventOf<'MemberJoined'> = {
  type: 'MemberJoined',
  data: { id: 'cashier', name: 'Celeste', role: 'cashier', permissions: ['documents.issue'] },
};

/** A shop whose documents are planned and folded one after the other. */
export class StockedShop {
  readonly facts: StockFacts = new Map();
  readonly books: Books;
  #revision: number;

  constructor(...past: readonly JournalEvent[]) {
    const all = [...aStockedShop(), cashier, ...past];
    this.books = new Trading(all).books;
    this.#revision = all.length;
  }

  issue(document: WrittenDocument): this {
    const events = issuedStock(this.books, document, this.facts);
    evolveAll(this.books, events, this.#revision);
    this.#revision += events.length;
    return this;
  }

  /** What a document would move; throws its refusal. */
  plan(document: Omit<WrittenDocument, 'id'>): PlannedStock {
    return planned(this.books, { id: 'XX_2026.1', ...document }, this.facts);
  }

  /** How much there is by article, warehouse and name of the batch. */
  get levels(): readonly (readonly unknown[])[] {
    const { levels, batches } = this.books.stock;
    return [...levels.entries()].map(([key, level]) => {
      const [articleId = '', warehouseId = '', batchId = ''] = key.split(' ');
      const batch = batches.get(batchId)?.name;
      return [articleId, warehouseId, batch, level / 1_000_000];
    });
  }
}
