import { describe, expect, it } from '@jest/globals';
import type { StockCountEntryRow } from '@balcao/contracts';
import { entriesInSight, progressOf, scannedEntry } from './count-view.js';

const entry = (
  articleCode: string,
  articleName: string,
  found: Partial<StockCountEntryRow> = {},
): StockCountEntryRow => ({
  id: `count.${articleCode}.${found.batchName ?? ''}`,
  revision: 1,
  countId: 'count',
  articleId: articleCode,
  articleCode,
  articleName,
  theoretical: '10',
  isCounted: found.counted !== undefined,
  ...found,
});

const sugar = entry('ACU1', 'Açúcar branco 1 kg');
const rice = entry('ARZ25', 'Arroz 25 kg', { counted: '10', difference: '0' });
const milk = entry('LTE1', 'Leite 1 l', { batchName: 'L1', counted: '9', difference: '-1' });
const laterMilk = entry('LTE1', 'Leite 1 l', { batchName: 'L2' });
const entries = [sugar, rice, milk, laterMilk];

describe('the entries in sight', () => {
  it('are found without accents, by any of their words', () => {
    expect(entriesInSight(entries, 'all', 'acucar')).toEqual([sugar]);
    expect(entriesInSight(entries, 'all', 'l2 leite')).toEqual([laterMilk]);
  });

  it('are those still to count, or those that differ', () => {
    expect(entriesInSight(entries, 'toCount', '')).toEqual([sugar, laterMilk]);
    expect(entriesInSight(entries, 'different', '')).toEqual([milk]);
  });
});

describe('a scan', () => {
  it('means the batch that is still to count', () => {
    expect(scannedEntry(entries, 'lte1')).toBe(laterMilk);
    expect(scannedEntry(entries, 'L1')).toBe(milk);
  });

  it('means the article that has its barcode', () => {
    expect(scannedEntry(entries, '6001234567890', ['ARZ25'])).toBe(rice);
    expect(scannedEntry(entries, '6001234567890')).toBeUndefined();
  });
});

describe('the progress of a count', () => {
  it('tells what was counted and what differs', () => {
    expect(progressOf(entries)).toEqual({ counted: 2, all: 4, different: 1 });
  });
});

describe('a scan that says a batch', () => {
  it('means the entry of that batch, and none where the count has no such batch', () => {
    expect(scannedEntry(entries, '01…10L2', ['LTE1'], 'L2')).toBe(laterMilk);
    expect(scannedEntry(entries, '01…10L9', ['LTE1'], 'L9')).toBeUndefined();
    expect(scannedEntry(entries, '01…', ['LTE1'])).toBe(laterMilk);
  });
});
