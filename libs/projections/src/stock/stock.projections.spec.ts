import { describe, expect, it } from '@jest/globals';
import type { BatchRow, StockArticleRow, StockLevelRow, StockMoveRow } from '@balcao/contracts';
import { Trading, issue, threeSoaps } from '@balcao/domain/testing';
import { applied } from '../testing/applied.js';
import {
  batchesProjection,
  stockArticlesProjection,
  stockCountEntriesProjection,
  stockCountsProjection,
  stockLevelsProjection,
  stockMovesProjection,
  stockTransfersProjection,
} from './index.js';
import type { AnyProjection } from '../projection.js';

const main = 'warehouse_main';
const recorded = { metadata: { recordedAt: '2026-03-02T07:30:00.000Z' } };

/** Ten soaps and two batches of milk, some of them sold, carried, counted and put back. */
function traded(): Trading {
  const trading = new Trading();
  const milk = { articleId: 'milk', unitCost: '50' };
  trading.run({
    type: 'EnterOpeningStock',
    id: 'opening',
    warehouseId: main,
    on: '2026-02-01',
    lines: [
      { articleId: 'soap', quantity: '10', unitCost: '12.5' },
      { ...milk, quantity: '5', batchName: 'L1', batchExpiresOn: '2026-06-30' },
      { ...milk, quantity: '7.5', batchName: 'L2', batchExpiresOn: '2026-09-30' },
    ],
  });
  trading.run(issue({ lines: [threeSoaps, { ...threeSoaps, articleId: 'milk', quantity: '6' }] }));
  trading.run(issue({ draftId: 'draft2', lines: [threeSoaps] }));
  trading.run({ type: 'CancelDocument', id: 'FT_2026.2', reason: 'Engano' });
  trading.run({
    type: 'TransferStock',
    id: 'transfer',
    fromId: main,
    toId: 'shop',
    inTransit: true,
    lines: [{ articleId: 'soap', quantity: '4' }],
  });
  trading.run({ type: 'ReceiveStockTransfer', id: 'transfer' });
  trading.run({ type: 'OpenStockCount', id: 'count', warehouseId: main, articleIds: ['soap'] });
  trading.run({
    type: 'CountStock',
    id: 'count',
    lines: [{ articleId: 'soap', counted: '2' }],
  });
  trading.run({ type: 'PostStockCount', id: 'count' });
  return trading;
}

const rowsOf = <R>(projection: AnyProjection, trading: Trading): R[] =>
  Object.values(
    applied(
      projection,
      trading.events.map((event) => ({ ...event, ...recorded })),
    ),
  ) as R[];

describe('the rows of stock', () => {
  const trading = traded();

  it('are what the books know, place by place', () => {
    const levels = rowsOf<StockLevelRow>(stockLevelsProjection, trading);
    const byKey = levels.map(({ articleId, warehouseId, batchId = '', quantityMicros }) => [
      `${articleId} ${warehouseId} ${batchId}`,
      quantityMicros,
    ]);
    expect(Object.fromEntries(byKey)).toEqual(
      Object.fromEntries(trading.books.stock.levels.entries()),
    );
  });

  it('are the sums of the rows of moves', () => {
    const moves = rowsOf<StockMoveRow>(stockMovesProjection, trading);
    const articles = rowsOf<StockArticleRow>(stockArticlesProjection, trading);
    for (const { id, quantityMicros, valueMinor } of articles) {
      const own = moves.filter(({ articleId }) => articleId === id);
      expect(own.reduce((sum, move) => sum + move.quantityMicros, 0)).toBe(quantityMicros);
      const cost = own.reduce((sum, move) => sum + (move.costMinor ?? 0), 0);
      expect(cost).toBe(valueMinor);
    }
    const soap = articles.find(({ id }) => id === 'soap');
    expect(soap).toMatchObject({ quantity: '6', averageCost: '12.5', valueMinor: 7500 });
  });

  it('name the event, the document and what there was after each move', () => {
    const soaps = rowsOf<StockMoveRow>(stockMovesProjection, trading).filter(
      ({ articleId, warehouseId }) => articleId === 'soap' && warehouseId === main,
    );
    expect(
      soaps.map(({ kind, recordId, quantity, level }) => [kind, recordId, quantity, level]),
    ).toEqual([
      ['opening', 'opening', '10', '10'],
      ['issued', 'FT_2026.1', '-3', '7'],
      ['issued', 'FT_2026.2', '-3', '4'],
      ['cancelled', 'FT_2026.2', '3', '7'],
      ['transferred', 'transfer', '-4', '3'],
      ['counted', 'count', '-1', '2'],
    ]);
    expect(soaps[1]).toMatchObject({ reference: 'FT 2026/1', partyName: 'Mercearia do Bairro' });
  });

  it('tell what is left of each batch', () => {
    const rows = rowsOf<BatchRow>(batchesProjection, trading);
    expect(rows.map(({ name, quantity, enteredOn }) => [name, quantity, enteredOn])).toEqual([
      ['L1', '0', '2026-02-01'],
      ['L2', '6.5', '2026-02-01'],
    ]);
  });

  it('follow transfers and counts', () => {
    expect(rowsOf(stockTransfersProjection, trading)).toMatchObject([
      { number: 1, state: 'received', lines: [{ articleId: 'soap', quantity: '4' }] },
    ]);
    expect(rowsOf(stockCountsProjection, trading)).toMatchObject([
      { number: 1, state: 'posted', entryCount: 1, varianceMinor: -1250 },
    ]);
    expect(rowsOf(stockCountEntriesProjection, trading)).toMatchObject([
      { articleId: 'soap', theoretical: '3', counted: '2', difference: '-1', isCounted: true },
    ]);
  });

  it('keep an article that changes, with its stock', () => {
    trading.run({ type: 'ChangeArticle', id: 'soap', fields: { minimumStock: '20' } });
    const [soap] = rowsOf<StockArticleRow>(stockArticlesProjection, trading).filter(
      ({ id }) => id === 'soap',
    );
    expect(soap).toMatchObject({ quantity: '6', minimumStock: '20', isBatchManaged: false });
  });
});

describe('a difference of price between a receipt and its invoice', () => {
  const buy = (trading: Trading, documentTypeId: string, unitPrice: string, origin?: object) => {
    const line = { ...threeSoaps, unitPrice, quantity: '10', ...origin };
    const draftId = `draft of ${documentTypeId}`;
    trading.run({
      type: 'IssueDocument',
      draftId,
      documentTypeId,
      supplierId: 'wholesaler',
      lines: [line],
    });
  };
  const bought = () => {
    const trading = new Trading();
    buy(trading, 'GRF', '50');
    buy(trading, 'FTF', '56', { origin: { documentId: 'GRF_2026.1', line: 0 } });
    return trading;
  };

  it('is a move of its own kind without a quantity, and so is taking it back', () => {
    const trading = bought();
    trading.run({ type: 'CancelDocument', id: 'FTF_2026.1', reason: 'Engano' });
    const rows = rowsOf<StockMoveRow>(stockMovesProjection, trading);
    const shown = rows.map(({ kind, quantity, level, costMinor }) => [
      ...[kind, quantity, level, costMinor],
    ]);
    expect(shown).toEqual([
      ['issued', '10', '10', 50_000],
      ['revalued', '0', '10', 6_000],
      ['revaluationCancelled', '0', '10', -6_000],
    ]);
    expect(rows[1]).toMatchObject({ recordId: 'FTF_2026.1', revalued: '10', unitCost: '56' });
  });

  it('changes what there is worth, and not how much there is', () => {
    expect(rowsOf<StockLevelRow>(stockLevelsProjection, bought())).toMatchObject([
      { articleId: 'soap', quantity: '10' },
    ]);
    const soap = rowsOf<StockArticleRow>(stockArticlesProjection, bought()).find(
      ({ id }) => id === 'soap',
    );
    expect(soap).toMatchObject({ quantity: '10', averageCost: '56', valueMinor: 56_000 });
  });
});
