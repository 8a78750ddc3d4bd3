import { quantity, toMicros } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import { createBooks, type Books } from '../books.js';
import type { CompanySettings } from '../companies/index.js';
import type { JournalEvent } from '../events.js';
import { noFacts } from '../facts.js';
import { Problems } from '../refusal.js';
import { Trading, aStockedShop, evolveAll, milk } from '../testing/index.js';
import { planStock, type PlannedStock } from './plan-stock.js';
import type { StockLine } from './planning.js';
import { StockPlan } from './stock-plan.js';
import { suggestedOrder } from './reorder.js';

const main = 'warehouse_main';

const settings = (after: Partial<CompanySettings>): JournalEvent => ({
  type: 'SettingsChanged',
  data: { id: 'moderna', before: {}, after },
});

const lots = [
  {
    batchName: 'L1',
    batchExpiresOn: '2026-06-30',
    quantity: '100',
    unitCost: '50',
    on: '2026-01-05',
  },
  {
    batchName: 'L2',
    batchExpiresOn: '2026-03-31',
    quantity: '60',
    unitCost: '55',
    on: '2026-01-20',
  },
  {
    batchName: 'L3',
    batchExpiresOn: '2026-09-30',
    quantity: '80',
    unitCost: '52',
    on: '2026-02-02',
  },
];

/** The three lots of the worked table, in the company's way of valuing and picking. */
function stocked(chosen: Partial<CompanySettings>, articleId = 'milk'): Trading {
  const trading = new Trading([...aStockedShop(), settings(chosen)]);
  for (const { on, ...line } of lots) {
    trading.run({
      type: 'EnterOpeningStock',
      id: line.batchName,
      warehouseId: main,
      on,
      lines: [{ articleId, ...line }],
    });
  }
  return trading;
}

function sell(books: Books, amount: string, issuedOn: string, article = milk): PlannedStock {
  const problems = new Problems();
  const line: StockLine = {
    article: { ...article.data, isArchived: false },
    quantity: quantity(amount),
    netMinor: 1,
  };
  const planned = planStock(
    books,
    {
      id: 'FT_2026.1',
      type: { group: 'sales', movesStock: 'out' },
      issuedOn,
      lines: [line],
      actorId: 'owner',
      newId: () => 'none',
      documents: noFacts.documents,
    },
    problems,
  );
  problems.refuseIfAny();
  return planned;
}

const nameOf = ({ stock }: Books, batchId: string | undefined) =>
  stock.batches.get(batchId ?? '')?.name;

/** Which batches were picked, what they cost and what is left is worth. */
function figures(books: Books, { moves }: PlannedStock) {
  const picks = moves.map((move) => [nameOf(books, move.batchId), move.quantity]);
  const cost = moves.reduce((sum, { costMinor }) => sum - costMinor, 0);
  const value = [...books.stock.pools.values()].reduce((sum, pool) => sum + pool.valueMinor, 0);
  return { picks, cost, left: value - cost };
}

describe('the worked table of batches', () => {
  it.each([
    [
      'FIFO',
      [
        ['L1', '-100'],
        ['L2', '-30'],
      ],
      665000,
      581000,
    ],
    [
      'LIFO',
      [
        ['L3', '-80'],
        ['L2', '-50'],
      ],
      691000,
      555000,
    ],
    [
      'FEFO',
      [
        ['L2', '-60'],
        ['L1', '-70'],
      ],
      680000,
      566000,
    ],
  ] as const)('holds for %s at the cost of the batch', (method, picks, cost, left) => {
    const { books } = stocked({ batchOutputMethod: method, stockValuation: 'batch' });
    expect(figures(books, sell(books, '130', '2026-02-10'))).toEqual({ picks, cost, left });
  });

  it('holds for the average, whatever is picked', () => {
    for (const batchOutputMethod of ['FIFO', 'LIFO', 'FEFO'] as const) {
      const { books } = stocked({ batchOutputMethod, stockValuation: 'average' });
      const planned = sell(books, '130', '2026-02-10');
      expect(planned.moves.map(({ unitCost }) => unitCost)).toEqual(['51.916667', '51.916667']);
      const { cost, left } = figures(books, planned);
      expect([cost, left]).toEqual([674917, 571083]);
    }
  });

  it('holds for the average of an article without batches', () => {
    const { books } = stocked({}, 'soap');
    const soap = books.catalog.articles.get('soap');
    if (!soap) throw new Error('no soap');
    const planned = sell(books, '130', '2026-02-10', { type: 'ArticleRegistered', data: soap });
    expect(figures(books, planned)).toEqual({
      picks: [[undefined, '-130']],
      cost: 674917,
      left: 571083,
    });
  });

  it('skips the batch that has expired: FEFO on 5 April', () => {
    const { books } = stocked({ batchOutputMethod: 'FEFO', stockValuation: 'batch' });
    const { picks, cost } = figures(books, sell(books, '130', '2026-04-05'));
    expect([picks, cost]).toEqual([
      [
        ['L1', '-100'],
        ['L3', '-30'],
      ],
      656000,
    ]);
  });

  it('picks what has expired where the company sells it', () => {
    const { books } = stocked({ sellsExpiredBatches: true, stockValuation: 'batch' });
    const { picks } = figures(books, sell(books, '130', '2026-04-05'));
    expect(picks).toEqual([
      ['L2', '-60'],
      ['L1', '-70'],
    ]);
  });
});

describe('the worked case of stock below zero', () => {
  const micros = (text: string) => toMicros(quantity(text));

  it('sells at the last average and adjusts what is received by 6.00', () => {
    const trading = new Trading();
    const { books } = trading;
    const plan = new StockPlan(books, 'worked');
    const moved = { line: 0, articleId: 'soap', warehouseId: main };
    plan.input({ ...moved, quantity: micros('5') }, { unitCost: micros('10'), costMinor: 5000 });
    plan.output({ ...moved, quantity: micros('8') });
    plan.input({ ...moved, quantity: micros('10') }, { unitCost: micros('12'), costMinor: 12000 });
    const [, sale, receipt] = plan.moves;
    expect(sale).toMatchObject({ quantity: '-8', unitCost: '10', costMinor: -8000 });
    expect(receipt).toMatchObject({
      quantity: '10',
      costMinor: 12000,
      revaluationMinor: 600,
      average: { from: '10', to: '12' },
    });
    const after = evolveAll(createBooks(), [
      ...trading.events,
      {
        type: 'OpeningStockEntered',
        data: { id: 'worked', warehouseId: main, on: '2026-03-02', stock: plan.moves },
      },
    ]);
    expect(after.stock.pools.get('soap')).toMatchObject({
      quantity: micros('7'),
      average: micros('12'),
      valueMinor: 8400,
    });
  });
});

describe('the worked case of minimum and maximum', () => {
  const facts = { minimum: 20, maximum: 100, onHand: 14, reserved: 6 };

  it('orders nothing while enough is on order, and 92 when nothing is', () => {
    expect(suggestedOrder({ ...facts, onOrder: 30 })).toBe(0);
    expect(suggestedOrder({ ...facts, onOrder: 0 })).toBe(92);
  });

  it('orders at the minimum, up to it where there is no maximum', () => {
    expect(suggestedOrder({ ...facts, onOrder: 12 })).toBe(80);
    expect(suggestedOrder({ ...facts, onOrder: 13 })).toBe(0);
    expect(suggestedOrder({ ...facts, maximum: undefined, onOrder: 0 })).toBe(12);
    expect(suggestedOrder({ ...facts, minimum: undefined, onOrder: 0 })).toBe(0);
  });
});
