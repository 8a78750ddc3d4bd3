import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { BugError, Problems } from '../refusal.js';
import { StockedShop, openingOf, refusalOf, type WrittenDocument } from '../testing/index.js';
import { reverseStock } from './reverse-stock.js';

const soaps = (quantity: string, more: object = {}) => ({ articleId: 'soap', quantity, ...more });
const milks = (quantity: string, more: object = {}) => ({ articleId: 'milk', quantity, ...more });
const receipt = (id: string, ...lines: WrittenDocument['lines']): WrittenDocument => ({
  id,
  group: 'purchases',
  movesStock: 'in',
  lines,
});
const sale = (id: string, ...lines: WrittenDocument['lines']): WrittenDocument => ({
  id,
  movesStock: 'out',
  lines,
});

describe('a return', () => {
  const fifo: JournalEvent = {
    type: 'SettingsChanged',
    data: {
      id: 'moderna',
      before: {},
      after: { batchOutputMethod: 'FIFO', stockValuation: 'batch' },
    },
  };
  /** The worked sale of 130 by FIFO: 100 of L1 at 50.00, 30 of L2 at 55.00. */
  const sold = () =>
    new StockedShop(fifo)
      .issue({
        ...receipt('GRF_2026.1', milks('100', { batchName: 'L1', netMinor: 500000 })),
        issuedOn: '2026-01-05',
      })
      .issue({
        ...receipt('GRF_2026.2', milks('60', { batchName: 'L2', netMinor: 330000 })),
        issuedOn: '2026-01-20',
      })
      .issue(sale('FT_2026.1', milks('130')));
  const returned = (quantity: string) => ({
    movesStock: 'in' as const,
    lines: [milks(quantity, { origin: { documentId: 'FT_2026.1', line: 0 } })],
  });
  const shown = (
    moves: readonly { batchId?: string; quantity: string; unitCost: string; costMinor: number }[],
  ) =>
    moves.map(({ batchId, quantity, unitCost, costMinor }) => [
      batchId,
      quantity,
      unitCost,
      costMinor,
    ]);

  it('goes to the batch that was taken last, at the cost it left with', () => {
    expect(shown(sold().plan(returned('10')).moves)).toEqual([
      ['GRF_2026.2_batch1', '10', '55', 55000],
    ]);
    const again = sold().issue({ id: 'NC_2026.1', ...returned('10') });
    expect(shown(again.plan(returned('25')).moves)).toEqual([
      ['GRF_2026.2_batch1', '20', '55', 110000],
      ['GRF_2026.1_batch1', '5', '50', 25000],
    ]);
  });

  it('is found by the article where its line names none of the origin', () => {
    const { moves } = sold().plan({
      movesStock: 'in',
      originId: 'FT_2026.1',
      lines: [milks('10')],
    });
    expect(shown(moves)).toEqual([['GRF_2026.2_batch1', '10', '55', 55000]]);
  });

  it('leaves goods where they are when it corrects only values', () => {
    expect(sold().plan({ ...returned('10'), returnsStock: false }).moves).toEqual([]);
  });

  it('is refused beyond what left', () => {
    const shop = sold().issue({ id: 'NC_2026.1', ...returned('125') });
    expect(refusalOf(() => shop.plan(returned('6')))).toEqual([
      ['stock.returnExceeds', { line: 1, remaining: '5' }],
    ]);
    expect(shop.plan(returned('5')).moves).toHaveLength(1);
  });

  it('keeps the goods of its origin from being taken back', () => {
    const shop = sold().issue({ id: 'NC_2026.1', ...returned('10') });
    const { stock = [] } = shop.facts.get('FT_2026.1') ?? {};
    const problems = new Problems();
    const takeBack = () =>
      reverseStock(shop.books, { id: 'FT_2026.1', stock, actorId: 'owner' }, problems);
    expect(takeBack).toThrow(BugError);
  });

  it('reaches through the invoice to the delivery that moved the goods', () => {
    const shop = sold();
    const delivery = { ...milks('20'), origin: undefined };
    shop.issue(sale('GR_2026.1', delivery));
    const invoiced = milks('20', { origin: { documentId: 'GR_2026.1', line: 0 } });
    shop.issue(sale('FT_2026.2', invoiced));
    expect(shop.facts.get('FT_2026.2')?.stock).toEqual([]);
    const { moves } = shop.plan({
      movesStock: 'in',
      lines: [milks('5', { origin: { documentId: 'FT_2026.2', line: 0 } })],
    });
    expect(moves).toMatchObject([
      { quantity: '5', returnOf: { documentId: 'GR_2026.1', move: 0 } },
    ]);
  });

  it('takes with it the cents that rounding left', () => {
    const shop = new StockedShop(openingOf('soap', '3', '3.333333')).issue(
      sale('FT_2026.1', soaps('3')),
    );
    const back = (quantity: string) => ({
      movesStock: 'in' as const,
      lines: [soaps(quantity, { origin: { documentId: 'FT_2026.1', line: 0 } })],
    });
    const sums = ['1', '1', '1'].map((quantity, index) => {
      const document = { id: `NC_2026.${index + 1}`, ...back(quantity) };
      shop.issue(document);
      return shop.facts.get(document.id)?.stock?.[0]?.costMinor ?? 0;
    });
    const left = shop.facts.get('FT_2026.1')?.stock?.[0]?.costMinor;
    expect(sums.reduce((sum, minor) => sum + minor, 0)).toBe(0 - (left ?? 0));
  });
});
