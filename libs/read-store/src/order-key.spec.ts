import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalKey, orderKey } from './order-key.js';

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

describe('the order of decimals', () => {
  const bySize = (decimals: readonly string[]): readonly string[] =>
    [...decimals].sort((one, other) => (decimalKey(one) < decimalKey(other) ? -1 : 1));

  it('is that of their size, below zero as well', () => {
    const decimals = ['-104', '-100', '-12.5', '-12.25', '-2', '-0.5', '-0.05', '0', '0.000001'];
    const above = ['0.5', '2', '9', '9.05', '9.5', '10', '12.25', '12.5', '100', '9999999999'];
    const all = [...decimals, ...above];
    expect(bySize([...all].reverse())).toEqual(all);
  });

  it('is the same for one size, however it is written', () => {
    expect(decimalKey('12.50')).toBe(decimalKey('012.5'));
    expect(decimalKey('-0')).toBe(decimalKey('0.00'));
  });

  it('is that of any whole numbers of millionths', () => {
    const micros = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    const written = (value: bigint): string => {
      const digits = String(value < 0n ? -value : value).padStart(7, '0');
      return `${value < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
    };
    fc.assert(
      fc.property(micros, micros, (one, other) => {
        const [left, right] = [decimalKey(written(one)), decimalKey(written(other))];
        expect([left < right, left === right]).toEqual([one < other, one === other]);
      }),
    );
  });
});
