import { describe, expect, it } from '@jest/globals';
import { HeldQuantity } from './held-quantity.js';

const typed = (keys: readonly string[], isEmpty = true): string | undefined => {
  const held = new HeldQuantity();
  for (const key of keys) held.press({ key }, isEmpty);
  return held.release({ key: 'q' });
};

describe('Q held down', () => {
  it('takes the digits typed meanwhile for a quantity', () => {
    expect(typed(['q', '1', '2'])).toBe('12');
    expect(typed(['Q', '0', ',', '5'])).toBe('0.5');
  });

  it('is the letter without digits, and within a word', () => {
    expect(typed(['q'])).toBeUndefined();
    expect(typed(['q', '7'], false)).toBeUndefined();
  });

  it('keeps the digits out of the field, and its own repetition', () => {
    const held = new HeldQuantity();
    expect(held.press({ key: 'q' }, true)).toBe(false);
    expect(held.press({ key: 'q', repeat: true }, false)).toBe(true);
    expect(held.press({ key: '3' }, false)).toBe(true);
    expect(held.press({ key: 'u' }, false)).toBe(false);
  });
});
