import { describe, expect, it } from '@jest/globals';
import { exemptionOf, taxOf } from './tax-of.js';

describe('the tax of a VAT code', () => {
  it.each([
    ['NOR', '23', 'PT', 'IVA PT NOR 23'],
    ['INT', '13', 'PT', 'IVA PT INT 13'],
    ['RED-MA', '4', 'PT', 'IVA PT-MA RED 4'],
    ['NOR-AC', '16', 'PT', 'IVA PT-AC NOR 16'],
    ['RED-CAB', '1', 'AO', 'IVA AO-CAB RED 1'],
    ['ISE-M07', '0', 'PT', 'IVA PT ISE 0'],
    ['NS-M02', '0', 'AO', 'NS AO NS 0'],
    ['ISE-B', '0', 'MZ', 'IVA MZ ISE 0'],
    ['TUR', '10', 'MZ', 'IVA MZ OUT 10'],
  ])('%s at %s %% in %s is %s', (code, rate, country, expected) => {
    const tax = taxOf({ code, rate }, country);
    expect(`${tax.type} ${tax.region} ${tax.code} ${tax.percentage}`).toBe(expected);
  });
});

describe('why no tax is charged', () => {
  it('is named as the table of the country does, which the code ends with', () => {
    const exemptionReason = 'Isento artigo 9.º do CIVA';
    expect(exemptionOf({ code: 'ISE-M07', rate: '0', exemptionReason })).toEqual({
      code: 'M07',
      reason: exemptionReason,
    });
  });

  it('is named by our own code where the country has no table', () => {
    expect(exemptionOf({ code: 'ISE-B', rate: '0' })).toEqual({
      code: 'ISE-B',
      reason: 'Isento de IVA',
    });
    expect(exemptionOf({ code: 'NOR', rate: '16' })).toBeUndefined();
  });
});
