import { describe, expect, it } from '@jest/globals';
import { emptyCart, setClient } from '../cart/cart.js';
import { wordsOf } from './figures.js';

describe('a sale that is to wait', () => {
  it('is parked under its client, or the hour', () => {
    const named = setClient(emptyCart, { id: 'HOTEL', name: 'Hotel Índico' });
    expect(wordsOf(named, 'park', '14:35')).toBe('Hotel Índico');
    expect(wordsOf(emptyCart, 'park', '14:35')).toBe('14:35');
  });
});
