import { describe, expect, it } from '@jest/globals';
import { orderKey } from './order-key.js';

const sorted = (names: readonly string[]): readonly string[] =>
  [...names].sort((one, other) => (orderKey(one) < orderKey(other) ? -1 : 1));

describe('the order of names', () => {
  it('leaves accents and case aside', () => {
    const names = ['Açúcar', 'Água', 'alho', 'Ananás', 'Arroz', 'atum', 'Óleo', 'Pão', 'Zinco'];
    expect(sorted([...names].reverse())).toEqual(names);
  });

  it('tells numbers by their size, with zeros before them or without', () => {
    const names = ['Arroz 5 kg', 'Arroz 025 kg', 'Arroz 100 kg', 'Loja 9', 'Loja 1234567890'];
    expect(sorted([...names].reverse())).toEqual(names);
    expect(orderKey('Loja 007')).toBe(orderKey('loja 7'));
    expect(orderKey('Loja 000')).toBe(orderKey('Loja 0'));
  });

  it('puts what has no letters before them', () => {
    expect(sorted(['Ananás', '7 Colinas', ' '])).toEqual([' ', '7 Colinas', 'Ananás']);
  });
});
