import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill } from '../testing/index.js';
import { lastRevisionOf } from './previous.js';

describe('a change to what was seen', () => {
  it('is taken whatever a till has sent since, and refused once the register is another', () => {
    const shop = new Trading(aShopWithTill());
    const expectedRevision = lastRevisionOf(shop.books, 'till1') ?? -1;
    const device = { deviceId: 'tablet_01', device: 'Balcão 1' };
    shop.run({ type: 'TakeTill', cashRegisterId: 'till1', ...device });
    const change = { type: 'ChangeCashRegister', id: 'till1', expectedRevision } as const;
    shop.run({ ...change, fields: { name: 'Caixa da entrada' } });
    expect(shop.tryRun({ ...change, fields: { name: 'Outra' } })).toBe('record.stale');
  });
});
