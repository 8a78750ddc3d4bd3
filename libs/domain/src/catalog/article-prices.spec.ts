import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, aShop, soap, specify } from '../testing/index.js';
import { catalogDeciders } from './catalog.deciders.js';

const { id } = soap.data;
const fields = { ...soap.data, salePrice: undefined, salePriceWithVat: undefined };
const retail = {
  type: 'PartyCategoryRegistered',
  data: { id: 'retail', name: 'Retalho', kind: 'client' },
} as const;
const sellers = {
  type: 'PartyCategoryRegistered',
  data: { id: 'sellers', name: 'Importadores', kind: 'supplier' },
} as const;

describe('the sale price of an article', () => {
  const given = specify(catalogDeciders.RegisterArticle);
  const register = (prices: object) =>
    given(...aCompany()).when({
      type: 'RegisterArticle',
      id,
      fields: { ...fields, ...prices } as object as typeof soap.data,
    });

  it.each([
    [{ salePrice: '150' }, { salePrice: '150', salePriceWithVat: '174' }],
    [{ salePriceWithVat: '99.9' }, { salePrice: '86.12069', salePriceWithVat: '99.9' }],
    [{ salePrice: '86.12', salePriceWithVat: '99.9' }, { salePrice: '86.12' }],
    [{ salePriceWithVat: '99.9', vatId: 'vat_ISE' }, { salePrice: '99.9' }],
  ])('follows from the other: %j', (sent, kept) => {
    expect(register(sent).events[0]?.data).toMatchObject(kept);
  });

  it('agrees with the price with VAT where both are sent', () => {
    const disagreeing = { price: '86', priceWithVat: '99.9' };
    register({ salePrice: '86', salePriceWithVat: '99.9' }).thenRefused(
      'catalog.pricesDisagree',
      disagreeing,
      'salePriceWithVat',
    );
  });

  it('is needed', () => {
    register({}).thenRefused('field.required', { field: 'salePrice' });
    register({ salePriceWithVat: '-1' }).thenRefused('field.invalid', {
      field: 'salePriceWithVat',
    });
  });

  it('stays on the side that the company keeps when the VAT changes', () => {
    const change = specify(catalogDeciders.ChangeArticle);
    const exempt = { type: 'ChangeArticle', id, fields: { vatId: 'vat_ISE' } } as const;
    const after = (...past: readonly JournalEvent[]) =>
      change(...aShop(), ...past).when(exempt).events[0]?.data;
    expect(after()).toMatchObject({ after: { vatId: 'vat_ISE', salePriceWithVat: '150' } });
    const included = {
      type: 'SettingsChanged',
      data: { id: 'moderna', before: {}, after: { pricesIncludeVat: true } },
    } as const;
    expect(after(included)).toMatchObject({ after: { vatId: 'vat_ISE', salePrice: '174' } });
  });

  it('may be another for clients of a category', () => {
    const of = (...categoryPrices: readonly object[]) =>
      given(...aCompany(), retail, sellers).when({
        type: 'RegisterArticle',
        id,
        fields: { ...soap.data, categoryPrices } as typeof soap.data,
      });
    const cheaper = { categoryId: 'retail', price: '140' };
    const [event] = of(cheaper).events;
    expect(event?.data).toMatchObject({ categoryPrices: [cheaper] });
    of({ categoryId: 'none', price: '1' }).thenRefused('category.notSelected');
    of({ categoryId: 'sellers', price: '1' }).thenRefused('category.notSelected');
    of(cheaper, cheaper).thenRefused('catalog.priceTwice', { line: 2 });
    of({ categoryId: 'retail' }).thenRefused('field.required', undefined, 'categoryPrices.0.price');
  });
});
