import { describe, expect, it } from '@jest/globals';
import { originPath } from './origin-path.js';

describe('the way from a contribution to its record', () => {
  const listed = (list: string, field: string) =>
    `/commercial/${list}?filter=${encodeURIComponent(JSON.stringify({ [field]: 'X' }))}`;
  it.each([
    ['stock_moves', 'StockTransferred', listed('stock_transfers', 'id')],
    ['stock_moves', 'OpeningStockEntered', listed('stock_moves', 'recordId')],
    ['treasury_entries', 'MoneyDeposited', listed('deposit', 'id')],
    ['ledger_entries', 'JournalEntryRecorded', listed('journal_entries', 'id')],
    ['shift_film', 'ShiftCashMoved', '/commercial/shifts/X'],
    ['ledger_entries', 'TreasuryAccountChanged', '/commercial/treasury_account/X'],
  ])('of %s by %s is where it is seen', (collection, event, path) => {
    expect(originPath({ collection, event, recordId: 'X' })).toBe(path);
  });

  it('is that of a document for the id of one, and none for the id of nothing', () => {
    const of = (recordId: string) => originPath({ collection: 'sales', recordId });
    expect(of('FT_2026.17')).toBe('/commercial/document/FT/FT_2026.17');
    expect(of('nothing')).toBe(undefined);
    expect(originPath({ collection: 'sales' })).toBe(undefined);
  });
});
