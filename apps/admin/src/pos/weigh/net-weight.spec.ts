import { quantity } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import { netWeight } from './net-weight.js';
import { inUnit } from './scale.js';

describe('the weight of goods', () => {
  it('is the weight on the scale without the container', () => {
    expect(netWeight('0.38', '0.025')).toBe('0.355');
    expect(netWeight('2', '0')).toBe('2');
  });

  it('is none where nothing is left, or what was typed is no quantity', () => {
    expect(netWeight('0.02', '0.02')).toBeUndefined();
    expect(netWeight('0.02', '0.5')).toBeUndefined();
    expect(netWeight(undefined, '0')).toBeUndefined();
    expect(netWeight('1.2345678', '0')).toBeUndefined();
    expect(netWeight('-1', '0')).toBeUndefined();
  });

  it('is taken off a scale in the unit that the article is sold in', () => {
    const kilograms = quantity('0.355');
    const units = ['kg', 'G', 't', 'un'];
    expect(units.map((unit) => inUnit(kilograms, unit))).toEqual([
      ...['0.355', '355', '0.000355'],
      undefined,
    ]);
  });
});
