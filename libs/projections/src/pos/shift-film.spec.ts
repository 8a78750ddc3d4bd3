import { describe, expect, it } from '@jest/globals';
import { Trading, aShopWithTill, sell } from '@balcao/domain/testing';
import { applied } from '../testing/applied.js';
import { shiftFilmProjection } from './shift-film.projection.js';

const soap = { articleId: 'soap', quantity: '1', unitPrice: '87.00', vatId: 'vat_NOR' } as const;

describe('the film of a shift', () => {
  it('names the other cashiers who entered lines of a sale', () => {
    const shop = new Trading(aShopWithTill());
    shop.run({ type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 });
    const lines = [soap, { ...soap, cashierId: 'cashier' }, { ...soap, cashierId: 'cashier' }];
    const frames = applied(shiftFilmProjection, shop.run(sell('s1', 26_100, { lines })));
    expect(Object.values(frames)).toMatchObject([
      { kind: 'sale', totalMinor: 26_100, lineCashiers: [{ name: 'Celeste', lines: 2 }] },
    ]);
  });
});
