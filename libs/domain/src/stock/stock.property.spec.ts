import { costMinorOf, toMicros } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBooks } from '../books.js';
import type { Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { dumpBooks, loadBooks } from '../snapshot.js';
import { Trading, aStockedShop, differenceBetween, issue } from '../testing/index.js';
import { IN_TRANSIT } from './stock.keys.js';
import type { StockMove } from './stock-move.js';

const runs = { numRuns: 300 };
const main = 'warehouse_main';
const places = [main, 'shop'] as const;
const quantities = ['1', '2.5', '0.333', '12', '40'] as const;
const costs = ['10', '0.01', '33.333333', '12.5'] as const;

const line = fc.record({
  articleId: fc.constantFrom('soap', 'milk'),
  quantity: fc.constantFrom(...quantities),
  unitPrice: fc.constant('150'),
  vatId: fc.constant('vat_NOR'),
  warehouseId: fc.constantFrom(...places),
});
const documents = [
  ...(['FT_2026.1', 'FT_2026.2', 'VD_2026.1', 'NC_2026.1'] as const),
  ...(['GRF_2026.1', 'FTF_2026.1', 'NCF_2026.1'] as const),
];

/** Goods are received at one price and invoiced at another, and some go back. */
const purchase: fc.Arbitrary<Command> = fc
  .record({
    draftId: fc.integer({ min: 10, max: 19 }).map((n) => `d${n}`),
    documentTypeId: fc.constantFrom('GRF', 'FTF', 'NCF'),
    articleId: fc.constantFrom('soap', 'milk'),
    quantity: fc.constantFrom(...quantities),
    unitPrice: fc.constantFrom('0', ...costs),
  })
  .map(({ documentTypeId, draftId, unitPrice, ...written }): Command => {
    const origins = { FTF: 'GRF_2026.1', NCF: 'FTF_2026.1' };
    const documentId = documentTypeId === 'GRF' ? undefined : origins[documentTypeId];
    const origin = documentId !== undefined && { origin: { documentId, line: 0 } };
    const line = { ...written, unitPrice, vatId: 'vat_NOR', batchName: 'L1', ...origin };
    const corrected = documentTypeId === 'NCF' ? { originId: 'FTF_2026.1' } : {};
    const document = { documentTypeId, draftId, lines: [line], ...corrected };
    return issue({ ...document, clientId: '', supplierId: 'wholesaler' });
  });

/** Commands of stock and of documents; ids repeat, so that they meet each other. */
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: purchase },
  {
    weight: 4,
    arbitrary: fc
      .record({
        draftId: fc.integer({ min: 1, max: 9 }).map((n) => `d${n}`),
        documentTypeId: fc.constantFrom('FT', 'VD', 'NC'),
        lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      })
      .map(({ documentTypeId, ...written }): Command => {
        const corrected = documentTypeId === 'NC' ? { originId: 'FT_2026.1' } : {};
        return issue({ documentTypeId, ...written, ...corrected });
      }),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        id: fc.integer({ min: 1, max: 9 }).map((n) => `o${n}`),
        warehouseId: fc.constantFrom(...places),
        lines: fc.array(
          fc.record({
            articleId: fc.constantFrom('soap', 'milk'),
            quantity: fc.constantFrom(...quantities),
            unitCost: fc.constantFrom(...costs),
            batchName: fc.constantFrom('L1', 'L2', 'L3'),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map((written): Command => ({ type: 'EnterOpeningStock', ...written })),
  },
  fc.integer({ min: 1, max: 9 }).map((n): Command => ({ type: 'CancelOpeningStock', id: `o${n}` })),
  fc
    .record({
      id: fc.integer({ min: 1, max: 9 }).map((n) => `t${n}`),
      inTransit: fc.boolean(),
      articleId: fc.constantFrom('soap', 'milk'),
      quantity: fc.constantFrom(...quantities),
    })
    .map(({ articleId, quantity, ...sent }): Command => ({
      type: 'TransferStock',
      fromId: main,
      toId: 'shop',
      lines: [{ articleId, quantity }],
      ...sent,
    })),
  fc
    .integer({ min: 1, max: 9 })
    .map((n): Command => ({ type: 'ReceiveStockTransfer', id: `t${n}` })),
  fc.integer({ min: 1, max: 9 }).map((n): Command => ({
    type: 'CancelStockTransfer',
    id: `t${n}`,
    reason: 'engano',
  })),
  fc
    .constantFrom(...documents)
    .map((id): Command => ({ type: 'CancelDocument', id, reason: 'engano' })),
  fc.constantFrom(...documents).map((id): Command => ({ type: 'RestoreDocument', id })),
  fc.constant<Command>({ type: 'OpenStockCount', id: 'count', warehouseId: main }),
  fc.constantFrom('0', '3', '41').map((counted): Command => ({
    type: 'CountStock',
    id: 'count',
    lines: [{ articleId: 'soap', counted }],
  })),
  fc.constant<Command>({ type: 'PostStockCount', id: 'count' }),
);

const settingsOf = (exceedsStockLimits: boolean, stockValuation: 'average' | 'batch') => {
  const after = { exceedsStockLimits, stockValuation };
  const changed: JournalEvent = {
    type: 'SettingsChanged',
    data: { id: 'moderna', before: {}, after },
  };
  return changed;
};

const sequence = fc.record({
  commands: fc.array(command, { maxLength: 40 }),
  exceeds: fc.boolean(),
  valuation: fc.constantFrom('average' as const, 'batch' as const),
});

function trade({
  commands,
  exceeds,
  valuation,
}: {
  readonly commands: readonly Command[];
  readonly exceeds: boolean;
  readonly valuation: 'average' | 'batch';
}): Trading {
  const trading = new Trading([...aStockedShop(), settingsOf(exceeds, valuation)]);
  // A cashier may not exceed what the company does not.
  for (const one of commands) trading.tryRun(one, { actorId: 'cashier' });
  return trading;
}

const movesIn = (events: readonly JournalEvent[]): readonly StockMove[] =>
  events.flatMap(({ data }) => ('stock' in data ? (data.stock ?? []) : []));

/** An opening of two lines, taken back after some of it was sold. */
const soldOpening = {
  commands: [
    {
      type: 'EnterOpeningStock',
      id: 'o1',
      warehouseId: main,
      lines: ['1', '1'].map((quantity) => ({ articleId: 'soap', quantity, unitCost: '10' })),
    },
    issue({
      draftId: 'd1',
      documentTypeId: 'FT',
      lines: [{ articleId: 'soap', quantity: '1', unitPrice: '150', vatId: 'vat_NOR' }],
    }),
    { type: 'CancelOpeningStock', id: 'o1' },
  ] as readonly Command[],
  exceeds: true,
  valuation: 'average' as const,
};

describe('after any sequence of commands about stock', () => {
  it('what there is is the sum of its moves, and each move tells it', () => {
    fc.assert(
      fc.property(sequence, (written) => {
        const { books, events } = trade(written);
        const sums = new Map<string, number>();
        for (const { articleId, warehouseId, batchId = '', quantity, level } of movesIn(events)) {
          const key = `${articleId} ${warehouseId} ${batchId}`;
          const sum = (sums.get(key) ?? 0) + toMicros(quantity);
          expect(toMicros(level)).toBe(sum);
          sums.set(key, sum);
        }
        const held = [...sums].filter(([, sum]) => sum !== 0);
        expect(new Map(books.stock.levels.entries())).toEqual(new Map(held));
      }),
      runs,
    );
  });

  it('what it is worth is the sum of its costs, and nothing is worth nothing', () => {
    fc.assert(
      fc.property(sequence, (written) => {
        const { books, events } = trade(written);
        const values = new Map<string, number>();
        for (const { articleId, batchId = '', batchCost, ...move } of movesIn(events)) {
          const key = batchCost === true ? `${articleId} ${batchId}` : articleId;
          const valueMinor = move.costMinor - (move.revaluationMinor ?? 0);
          values.set(key, (values.get(key) ?? 0) + valueMinor);
        }
        for (const [key, { quantity, average, valueMinor }] of books.stock.pools.entries()) {
          expect(valueMinor).toBe(values.get(key));
          if (quantity === 0) expect(valueMinor).toBe(0);
          if (quantity > 0) expect(valueMinor).toBeGreaterThanOrEqual(0);
          if (quantity < 0) expect(valueMinor).toBe(costMinorOf(quantity, average));
        }
      }),
      { ...runs, examples: [[{ ...soldOpening, commands: [...soldOpening.commands] }]] },
    );
  });

  it('no batch is below zero, and nothing else is where the company forbids it', () => {
    fc.assert(
      fc.property(sequence, (written) => {
        const { books } = trade(written);
        for (const [key, level] of books.stock.levels.entries()) {
          const [articleId, warehouseId] = key.split(' ');
          const isStrict = !written.exceeds || articleId === 'milk' || warehouseId === IN_TRANSIT;
          if (isStrict) expect(level).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  it('cancelling and restoring a document returns every figure of stock', () => {
    fc.assert(
      fc.property(sequence, fc.constantFrom(...documents), (written, id) => {
        const trading = trade(written);
        const before = trading.stock();
        const levels = new Map(trading.books.stock.levels.entries());
        const cancelled = trading.tryRun({ type: 'CancelDocument', id, reason: 'engano' });
        if (typeof cancelled === 'string') return;
        const restored = trading.tryRun({ type: 'RestoreDocument', id });
        expect(typeof restored).toBe('object');
        const after = trading.stock();
        expect(new Map(trading.books.stock.levels.entries())).toEqual(levels);
        expect(after.returned).toEqual(before.returned);
        expect(figures(after.pools)).toEqual(figures(before.pools));
      }),
      runs,
    );
  });
});

describe('the books of stock', () => {
  it('go back to exactly what they were', () => {
    fc.assert(
      fc.property(sequence, fc.array(command, { maxLength: 20 }), (written, speculative) => {
        const trading = trade(written);
        const { books } = trading;
        const before = structuredClone(dumpBooks(books));
        books.undo.record(true);
        const mark = books.undo.mark();
        for (const one of speculative) trading.tryRun(one, { actorId: 'cashier' });
        books.undo.rollback(mark);
        expect(differenceBetween(dumpBooks(books), before)).toBeUndefined();
      }),
      runs,
    );
  });

  it('come back whole from a snapshot', () => {
    fc.assert(
      fc.property(sequence, (written) => {
        const { books } = trade(written);
        const loaded = createBooks();
        loadBooks(loaded, structuredClone(dumpBooks(books)));
        expect(differenceBetween(dumpBooks(loaded), dumpBooks(books))).toBeUndefined();
      }),
      runs,
    );
  });
});

/** Quantities, averages and values, without who touched them last. */
function figures(pools: unknown): unknown {
  const entries = [...(pools as Map<string, object>)];
  return new Map(entries.map(([key, pool]) => [key, { ...pool, lastId: '' }]));
}
