import type { ArticleRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { quantity } from '@balcao/pricing';
import { pricedGoods, takenBack, withMore } from './goods.js';

const soap = { id: 'soap', name: 'Sabão', unit: 'un' } as ArticleRow;
const one = quantity('1');
const today = () => '174';

describe('goods without a receipt', () => {
  it('are one line for each article', () => {
    const goods = withMore(withMore([], soap, one), soap, quantity('2'));
    expect(goods).toEqual([{ article: soap, quantity: '3' }]);
  });

  it('are worth what they cost today, or less where less was agreed', () => {
    const [own] = pricedGoods(withMore([], soap, one), today);
    expect(own).toMatchObject({ price: '174', isTooDear: false });
    const typed = (typedPrice: string) =>
      pricedGoods([{ article: soap, quantity: one, typedPrice }], today)[0]?.isTooDear;
    expect([typed('100'), typed('174'), typed('174.01')]).toEqual([false, false, true]);
  });

  it('come to their prices, of which none is VAT; what does not come back is left out', () => {
    const none = { article: { ...soap, id: 'none' }, quantity: quantity('0') };
    const goods = pricedGoods([{ article: soap, quantity: quantity('2') }, none], today);
    const { goods: some, priced } = takenBack(goods, { vatId: 'vat_NS', policy: 'P' });
    expect(some).toHaveLength(1);
    expect(priced.totals).toMatchObject({ totalMinor: 34_800, vatMinor: 0, baseMinor: 34_800 });
  });
});
