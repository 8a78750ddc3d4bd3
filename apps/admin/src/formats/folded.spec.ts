import { describe, expect, it } from '@jest/globals';
import { folded } from './folded.js';

describe('a folded text', () => {
  it('has neither accents nor capitals', () => {
    expect(folded('AÇÚCAR São João')).toBe('acucar sao joao');
  });

  it('keeps digits and signs', () => {
    expect(folded('FT 2026/17 – 5%')).toBe('ft 2026/17 – 5%');
  });
});
