import { describe, expect, it } from '@jest/globals';
import { documentIn } from './document-in.js';

describe('a document in a text', () => {
  it('is read from its name and from its reference', () => {
    expect(documentIn('VD_2026C1.12')).toBe('VD_2026C1.12');
    expect(documentIn('VD 2026C1/12')).toBe('VD_2026C1.12');
    expect(documentIn('VD 2026C1 12')).toBe('VD_2026C1.12');
    expect(documentIn('vd 2026c1/12')).toBe('VD_2026C1.12');
  });

  it('is found within the text of a code', () => {
    expect(documentIn('https://balcao.example/v?d=FR_2026.7&h=9F2C')).toBe('FR_2026.7');
  });

  it('is in no barcode of an article', () => {
    expect(documentIn('5601234567890')).toBeUndefined();
    expect(documentIn('CAFE')).toBeUndefined();
  });
});
