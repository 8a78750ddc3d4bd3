import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill } from '../testing/index.js';
import { relaxed } from './relax-entry.js';

describe('a payment that was corrected at a till', () => {
  it('goes where the company keeps its cash once the account of its means is gone', () => {
    const shop = new Trading(aShopWithTill());
    shop.run({ type: 'ArchiveTreasuryAccount', id: 'bank' });
    const said = {
      ...{ shiftId: 'shift1', documentId: 'VD_2026C1.1', reason: 'Pagou com cartão' },
      rows: [{ methodId: 'method_card', amountMinor: 8_700 }],
    };
    expect(relaxed(shop.books, { kind: 'reclassify', said }, 'till1')).toEqual({
      kind: 'reclassify',
      said: {
        ...said,
        rows: [{ methodId: 'method_card', amountMinor: 8_700, treasuryAccountId: 'account_cash' }],
      },
    });
  });
});
