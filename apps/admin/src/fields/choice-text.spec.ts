import { describe, expect, it } from '@jest/globals';
import { choiceText, isInForce } from './choice-text.js';

describe('a choice in a pick list', () => {
  it('names a VAT rate with its percentage, in one form everywhere', () => {
    const vat = { id: 'vat_NOR', name: 'Normal', rate: '16' };
    expect(choiceText('commercial/vat', vat, 'en')).toBe('16\u00a0% — Normal');
    const half = { id: 'vat_RED', name: 'Reduzida', rate: '5.5' };
    expect(choiceText('commercial/vat', half, 'pt')).toBe('5,5\u00a0% — Reduzida');
  });

  it('names an account with its balance', () => {
    const account = { id: 'CASH', name: 'Caixa', balanceMinor: 149_950, currency: 'MZN' };
    const text = choiceText('commercial/treasury_account', account, 'pt');
    expect(text).toMatch(/^Caixa · 1\s499,50\sMZN$/);
  });

  it('is a rate only while it is charged', () => {
    expect(isInForce({ validTo: '2022-12-31' }, '2026-11-28')).toBe(false);
    expect(isInForce({ validTo: '2026-11-28' }, '2026-11-28')).toBe(true);
    expect(isInForce({}, '2026-11-28')).toBe(true);
  });

  it('is the name of anything else, in the language of the screen', () => {
    const type = { id: 'FT', name: 'Invoice', namePt: 'Factura' };
    expect(choiceText('commercial/document_type', type, 'pt')).toBe('Factura');
  });
});
