import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill, milk, sell } from '../testing/index.js';
import { laneHash } from './lane-hash.js';
import { relaxed } from './relax-entry.js';

describe('a payment that was corrected at a till', () => {
  it('goes where the company keeps its cash once the account of its means is gone', () => {
    const shop = new Trading(aShopWithTill());
    shop.run({ type: 'ArchiveTreasuryAccount', id: 'bank' });
    const said = {
      shiftId: 'shift1',
      documentId: 'VD_2026C1.1',
      reason: 'Pagou com cartão',
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

describe('goods that were sold at a till', () => {
  it('stand under their name where no batch of them is there', () => {
    const shop = new Trading([...aShopWithTill(), milk]);
    const device = { cashRegisterId: 'till1', deviceId: 'tablet_01' } as const;
    shop.run({ type: 'TakeTill', ...device, device: 'Balcão 1' });
    shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
    const lines = [
      { articleId: 'soap', quantity: '1', unitPrice: '87', vatId: 'vat_NOR' },
      { articleId: 'milk', quantity: '2', unitPrice: '80', vatId: 'vat_ISE_B' },
    ];
    const payment = { rows: [{ methodId: 'method_cash', amountMinor: 24_700 }] };
    const { type, ...said } = sell('s1', 24_700, { lines, payment });
    expect(type).toBe('SellAtTill');
    const unchained = {
      ...({ kind: 'sell', said, id: 'entry1', sequence: 1, previous: '' } as const),
      at: '2026-03-02T06:00:00.000Z',
    };
    const entry = { ...unchained, hash: laneHash(unchained) };
    const taking = { type: 'TakeTillEntry', ...device, lane: 1, clockOffMs: 0, entry } as const;
    expect(shop.run(taking)).toMatchObject([
      {
        data: {
          lines: [{ articleId: 'soap' }, { description: 'Leite 1 l', quantity: '2', unit: 'un' }],
          stock: [{ line: 0, articleId: 'soap', quantity: '-1' }],
        },
      },
      { data: { corrections: [{ code: 'stock.insufficient' }] } },
    ]);
  });
});
