import { describe, expect, it } from '@jest/globals';
import { asSaidIn, taxNumberName } from './tax-number-name.js';

describe('the tax number', () => {
  it.each([
    ['MZ', 'NUIT'],
    ['AO', 'NIF'],
    ['PT', 'NIF'],
    ['ZA', 'NUIT'],
    [undefined, 'NUIT'],
  ])('is called in %s %s', (country, name) => {
    expect(taxNumberName(country)).toBe(name);
  });

  it('is named in a sentence as the country does', () => {
    const text = 'O NUIT não pode mudar: consta de documentos emitidos';
    expect(asSaidIn('AO', text)).toBe('O NIF não pode mudar: consta de documentos emitidos');
    expect(asSaidIn('MZ', text)).toBe(text);
  });

  it('leaves longer words as they are', () => {
    expect(asSaidIn('PT', 'NUITCliente')).toBe('NUITCliente');
  });
});
