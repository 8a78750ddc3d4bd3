import type { EventOf } from '@balcao/domain';
import { Cell, Table, UndoLog } from '@balcao/domain';
import type { BooksModel, DecideContext } from '../books-model.js';

/** A shop small enough to see through: what is on the shelf, and numbered sales. */
export type ShopEvent =
  | EventOf<'GoodsReceived', { readonly id: string; readonly quantity: number }>
  | EventOf<
      'SaleIssued',
      {
        readonly id: string;
        readonly number: number;
        readonly article: string;
        readonly quantity: number;
      }
    >
  | EventOf<'SaleVoided', { readonly id: string }>
  | EventOf<'SaleReturned', { readonly id: string; readonly article: string }>;

export type ShopCommand =
  | { readonly kind: 'receive'; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: 'sell'; readonly article: string; readonly quantity: number }
  | { readonly kind: 'void'; readonly number: number }
  | { readonly kind: 'return'; readonly number: number }
  | { readonly kind: 'glance' };

export interface ShopBooks {
  readonly undo: UndoLog;
  readonly shelf: Table<number>;
  readonly sales: Table<{
    readonly article: string;
    readonly quantity: number;
    readonly isVoid: boolean;
  }>;
  readonly lastNumber: Cell<number>;
  readonly records: Table<number>;
  readonly commands: Table<number>;
}

export class ShopRefusal extends Error {
  override readonly name = 'ShopRefusal';
  constructor(readonly code: 'outOfStock' | 'noSuchSale') {
    super(code);
  }
}

export const saleId = (number: number) => `sale${number}`;

function create(): ShopBooks {
  const undo = new UndoLog();
  return {
    undo,
    shelf: new Table(undo),
    sales: new Table(undo),
    lastNumber: new Cell(undo, 0),
    records: new Table(undo),
    commands: new Table(undo),
  };
}

function decide(
  books: ShopBooks,
  command: ShopCommand,
  { firstEvents }: Pick<DecideContext<ShopEvent>, 'firstEvents'>,
): readonly ShopEvent[] {
  switch (command.kind) {
    case 'receive':
      return Object.entries(command.goods).map(([id, quantity]) => ({
        type: 'GoodsReceived',
        data: { id, quantity },
      }));
    case 'sell': {
      const { article, quantity } = command;
      if ((books.shelf.get(article) ?? 0) < quantity) throw new ShopRefusal('outOfStock');
      const number = books.lastNumber.get() + 1;
      return [{ type: 'SaleIssued', data: { id: saleId(number), number, article, quantity } }];
    }
    case 'void': {
      const id = saleId(command.number);
      if (books.sales.get(id)?.isVoid !== false) throw new ShopRefusal('noSuchSale');
      return [{ type: 'SaleVoided', data: { id } }];
    }
    case 'return': {
      const id = saleId(command.number);
      const sale = firstEvents.get(id);
      if (sale?.type !== 'SaleIssued') throw new ShopRefusal('noSuchSale');
      return [{ type: 'SaleReturned', data: { id, article: sale.data.article } }];
    }
    case 'glance':
      return [];
  }
}

function apply(books: ShopBooks, event: ShopEvent): void {
  const onShelf = (article: string) => books.shelf.get(article) ?? 0;
  switch (event.type) {
    case 'GoodsReceived':
      books.shelf.set(event.data.id, onShelf(event.data.id) + event.data.quantity);
      return;
    case 'SaleIssued': {
      const { id, number, article, quantity } = event.data;
      books.lastNumber.set(number);
      books.sales.set(id, { article, quantity, isVoid: false });
      books.shelf.set(article, onShelf(article) - quantity);
      return;
    }
    case 'SaleVoided': {
      const sale = books.sales.get(event.data.id);
      if (sale === undefined) throw new Error(`${event.data.id} was never issued`);
      books.sales.set(event.data.id, { ...sale, isVoid: true });
      books.shelf.set(sale.article, onShelf(sale.article) + sale.quantity);
      return;
    }
    case 'SaleReturned':
      books.shelf.set(event.data.article, onShelf(event.data.article) + 1);
  }
}

const containers = ['shelf', 'sales', 'lastNumber', 'records', 'commands'] as const;

export function shopModel(foldVersion = 'shop-1'): BooksModel<ShopBooks, ShopCommand, ShopEvent> {
  return {
    foldVersion,
    create,
    undoOf: (books) => books.undo,
    needs: (command) => (command.kind === 'return' ? [saleId(command.number)] : []),
    fingerprinted: (command) => command,
    decide,
    evolve: (books, event, { revision, commandId }) => {
      apply(books, event);
      books.records.set(event.data.id, revision);
      if (!books.commands.has(commandId)) books.commands.set(commandId, revision);
    },
    previousOf: (books, event) => books.records.get(event.data.id),
    lastRevisionOf: (books, recordId) => books.records.get(recordId),
    commandRevision: (books, commandId) => books.commands.get(commandId),
    dump: (books) => Object.fromEntries(containers.map((name) => [name, books[name].dump()])),
    load: (dumped) => {
      const books = create();
      const parts = dumped as Record<(typeof containers)[number], unknown>;
      for (const name of containers) books[name].load(parts[name]);
      return books;
    },
  };
}
