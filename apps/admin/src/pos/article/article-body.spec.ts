import { describe, expect, it } from '@jest/globals';
import { articleBody } from './article-body.js';

describe('an article made at the till', () => {
  it('has the code that nobody knew, as a barcode where a scanner read it', () => {
    const sugar = { name: ' Açúcar ', price: '95.00', vatId: 'vat_NOR' };
    expect(articleBody('A1', { ...sugar, code: '6009510800012' })).toMatchObject({
      code: '6009510800012',
      barcodes: ['6009510800012'],
      name: 'Açúcar',
      salePriceWithVat: '95.00',
    });
    expect(articleBody('A1', { ...sugar, code: 'ACU-1' })).toMatchObject({ barcodes: [] });
  });
});
