import { costMinorOf, quantity, toMicros, unitPrice } from '@balcao/pricing';
import { createBooks, type Books } from '../books.js';
import { decide, type Command } from '../commands.js';
import type { DecideContext } from '../decide.js';
import type { JournalEvent, JournalEventOf } from '../events.js';
import { DomainError } from '../refusal.js';
import { dumpBooks } from '../snapshot.js';
import type { StockSlice } from '../stock/index.js';
import { aContext, evolveAll } from './company.js';
import { aShop } from './documents.js';
import { factsFor } from './facts.js';

/** Kept by batches that expire. */
export const milk: JournalEventOf<'ArticleRegistered'> = {
  type: 'ArticleRegistered',
  data: {
    id: 'milk',
    code: 'LTE1',
    name: 'Leite 1 l',
    kind: 'article',
    unit: 'un',
    barcodes: [],
    salePrice: unitPrice('90'),
    vatId: 'vat_ISE_B',
    movesStock: true,
    isBatchManaged: true,
  },
};

/** A second warehouse in addition to the main one. */
export const shopFloor: JournalEventOf<'WarehouseRegistered'> = {
  type: 'WarehouseRegistered',
  data: { id: 'shop', code: 'LJ1', name: 'Loja 1' },
};

/** A company that sells and keeps stock: `aShop`, milk in batches and a second warehouse. */
export const aStockedShop = (): readonly JournalEvent[] => [...aShop(), milk, shopFloor];

/** Stock of an article in the main warehouse, before anything was sold. */
export function openingOf(
  articleId: string,
  amount: string,
  cost: string,
): JournalEventOf<'OpeningStockEntered'> {
  const costMinor = costMinorOf(toMicros(quantity(amount)), toMicros(unitPrice(cost)));
  return {
    type: 'OpeningStockEntered',
    data: {
      id: `opening_${articleId}`,
      warehouseId: 'warehouse_main',
      on: '2026-01-01',
      stock: [
        {
          line: 0,
          articleId,
          warehouseId: 'warehouse_main',
          quantity: quantity(amount),
          level: quantity(amount),
          unitCost: unitPrice(cost),
          costMinor,
        },
      ],
    },
  };
}

/** A company whose commands are carried out one after the other, as its journal would. */
export class Trading {
  readonly events: JournalEvent[];
  readonly books: Books;
  #ids = 0;

  constructor(past: readonly JournalEvent[] = aStockedShop()) {
    this.events = [...past];
    this.books = evolveAll(createBooks(), past);
  }

  /** Carries a command out; answers its events. Throws its refusal. */
  run(command: Command, differing: Partial<DecideContext> = {}): readonly JournalEvent[] {
    const newId = () => {
      this.#ids += 1;
      return `new${this.#ids}`;
    };
    const facts = factsFor(command, this.events);
    const decided = decide(this.books, command, aContext({ ...facts, newId, ...differing }));
    evolveAll(this.books, decided, this.events.length);
    this.events.push(...decided);
    return decided;
  }

  /** The same, where a refusal is an answer. */
  tryRun(command: Command, differing?: Partial<DecideContext>): readonly JournalEvent[] | string {
    try {
      return this.run(command, differing);
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }

  /** What the books know of stock now, for a comparison. */
  stock(): Readonly<Record<keyof StockSlice, unknown>> {
    const { stock } = structuredClone(dumpBooks(this.books));
    return stock as Readonly<Record<keyof StockSlice, unknown>>;
  }
}
