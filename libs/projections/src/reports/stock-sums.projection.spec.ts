import { describe, expect, it } from '@jest/globals';
import type { StockSumRow } from '@balcao/contracts';
import { applied, type TestEvent } from '../testing/applied.js';
import { stockSumsProjection } from './stock-sums.projection.js';

const rice = { articleId: 'rice', warehouseId: 'MAIN' };
const bought: TestEvent = {
  type: 'DocumentIssued',
  data: { id: 'GRF_2026.1', issuedOn: '2026-01-05', stock: [move('10', 50_000)] },
};
const sold = (issuedOn: string): TestEvent => ({
  type: 'DocumentIssued',
  data: { id: 'FT_2026.1', issuedOn, stock: [move('-4', -20_000), move('-1', -5_000)] },
});

function move(quantity: string, costMinor: number, more: object = {}) {
  return { ...rice, line: 0, quantity, level: '0', unitCost: '50', costMinor, ...more };
}

const sumsOf = (...events: readonly TestEvent[]) =>
  Object.values(applied(stockSumsProjection, events)) as readonly StockSumRow[];

describe('the sums of stock', () => {
  it('are kept by article, place and month', () => {
    expect(sumsOf(bought, sold('2026-01-20'), sold('2026-02-02'))).toMatchObject([
      { ...rice, month: '2026-01', quantityMicros: 5_000_000, valueMinor: 25_000 },
      { ...rice, month: '2026-02', quantityMicros: -5_000_000, valueMinor: -25_000 },
    ]);
  });

  it('take what went to the cost of sales at once off the value', () => {
    const late = { ...bought, data: { ...bought.data, stock: [cheap()] } };
    expect(sumsOf(late)).toMatchObject([{ valueMinor: 49_400 }]);
  });

  it('keep goods that only change their place apart', () => {
    const sent: TestEvent = {
      type: 'StockTransferred',
      data: { id: 'T1', on: '2026-01-06', stock: [move('-2', -10_000)] },
    };
    expect(sumsOf(bought, sent)).toMatchObject([
      { isCarried: false, quantityMicros: 10_000_000 },
      { isCarried: true, quantityMicros: -2_000_000 },
    ]);
  });
});

function cheap() {
  return move('10', 50_000, { revaluationMinor: 600 });
}
