import type { ArticleRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { quantity } from '@balcao/pricing';
import { onLabel, pricedGoods, takenBack, withMore } from './goods.js';

const soap = { id: 'soap', name: 'Sabão', unit: 'un' } as ArticleRow;
const one = quantity('1');
const today = () => '174';

describe('goods without a receipt', () => {
  it('are one line for each article', () => {
    const some = withMore([], { article: soap, amount: one });
    const goods = withMore(some, { article: soap, amount: quantity('2') });
    expect(goods).toEqual([{ key: 'soap', article: soap, quantity: '3' }]);
  });

  it('are worth what they cost today, or less where less was agreed', () => {
    const [own] = pricedGoods(withMore([], { article: soap, amount: one }), today);
    expect(own).toMatchObject({ price: '174', isTooDear: false });
    const typed = (typedPrice: string) =>
      pricedGoods([{ key: 'soap', article: soap, quantity: one, typedPrice }], today)[0]?.isTooDear;
    expect([typed('100'), typed('174'), typed('174.01')]).toEqual([false, false, true]);
  });

  it('come to their prices, of which none is VAT; what does not come back is left out', () => {
    const none = { key: 'none', article: { ...soap, id: 'none' }, quantity: quantity('0') };
    const some = { key: 'soap', article: soap, quantity: quantity('2') };
    const goods = pricedGoods([some, none], today);
    const { goods: taken, priced } = takenBack(goods, { vatId: 'vat_NS', policy: 'P' });
    expect(taken).toHaveLength(1);
    expect(priced.totals).toMatchObject({ totalMinor: 34_800, vatMinor: 0, baseMinor: 34_800 });
  });
});

describe('goods with a price label, without a receipt', () => {
  const scanned = (minor: number, price: string) => {
    const label = onLabel(minor, price);
    return { article: soap, amount: label.quantity, label };
  };
  const worth = (goods: Parameters<typeof pricedGoods>[0], price: string) =>
    takenBack(
      pricedGoods(goods, () => price),
      { vatId: 'vat_NS', policy: 'P' },
    ).priced.totals.totalMinor;

  it('are worth what their labels say, to the centavo', () => {
    const label = scanned(799, '349');
    const goods = withMore(withMore([], label), label);
    expect(goods).toMatchObject([{ quantity: '0.046', labelPrice: '347.391304' }]);
    expect(worth(goods, '349')).toBe(2 * 799);
    expect(worth(withMore(goods, scanned(500, '349')), '349')).toBe(2 * 799 + 500);
  });

  it.each(['349', '416', '400', '9999.99'])('cost no more than %s for one', (price) => {
    for (let minor = 1; minor <= 1_200; minor += 1) {
      const goods = withMore([], scanned(minor, price));
      expect(worth(goods, price)).toBe(minor);
      expect(pricedGoods(goods, () => price)).toMatchObject([{ isTooDear: false }]);
    }
  });

  it('are worth less where one costs less today, or less was agreed, and never more', () => {
    const [label] = withMore([], scanned(799, '349'));
    if (label === undefined) throw new Error('nothing is on the list');
    expect(pricedGoods([label], () => '300')).toMatchObject([{ price: '300', isTooDear: false }]);
    expect(worth([{ ...label, typedPrice: '100' }], '349')).toBe(230);
    expect(pricedGoods([{ ...label, typedPrice: '349.01' }], () => '349')).toMatchObject([
      { isTooDear: true },
    ]);
  });

  it('are listed next to goods of the same article without a label', () => {
    const goods = withMore(withMore([], scanned(799, '349')), { article: soap, amount: one });
    expect(goods.map(({ key }) => key)).toEqual(['soap 347.391304', 'soap']);
    expect(worth(goods, '349')).toBe(799 + 34_900);
  });
});
