import { describe, expect, it } from '@jest/globals';
import { creditShare, creditValue, type LineFigures } from './credit.js';
import { quantity } from './decimal.js';

const line = (units: string, baseMinor: number, vatMinor: number): LineFigures => ({
  quantity: quantity(units),
  baseMinor,
  vatMinor,
});
const nothing = line('0', 0, 0);
const three = line('3', 89_99, 14_40);

describe('crediting part of a line', () => {
  it('takes the rounded share of everything credited, minus what was credited before', () => {
    expect(creditShare(three, nothing, quantity('1'), false)).toEqual({
      baseMinor: 30_00,
      vatMinor: 4_80,
    });
    expect(creditShare(three, line('1', 30_00, 4_80), quantity('1'), false)).toEqual({
      baseMinor: 29_99,
      vatMinor: 4_80,
    });
    expect(creditShare(three, line('2', 59_99, 9_60), quantity('1'), false)).toEqual({
      baseMinor: 30_00,
      vatMinor: 4_80,
    });
  });

  it('returns a unit at the price it was sold at, where the price includes VAT', () => {
    const soap = line('2', 21_47, 3_43);
    const first = creditShare(soap, nothing, quantity('1'), true);
    expect(first.baseMinor + first.vatMinor).toBe(12_45);
    const credited = { quantity: quantity('1'), ...first };
    const second = creditShare(soap, credited, quantity('1'), true);
    expect(second.baseMinor + second.vatMinor).toBe(12_45);
  });

  it('never takes more than is left after a credit of value only', () => {
    const credited = line('0', 80_00, 12_80);
    expect(creditShare(three, credited, quantity('1'), false)).toEqual({
      baseMinor: 0,
      vatMinor: 0,
    });
    expect(creditShare(three, credited, quantity('3'), false)).toEqual({
      baseMinor: 9_99,
      vatMinor: 1_60,
    });
  });

  it('counts quantities exactly, however far their decimals are apart', () => {
    const bulk = line('999999999999999', 900_00, 0);
    const credited = { ...nothing, quantity: quantity('0.000001') };
    expect(creditShare(bulk, credited, quantity('1'), false)).toEqual({
      baseMinor: 0,
      vatMinor: 0,
    });
  });

  it('is refused beyond the quantity left, and below zero', () => {
    const two = line('2', 59_99, 9_60);
    expect(() => creditShare(three, two, quantity('1.000001'), false)).toThrow(
      expect.objectContaining({
        code: 'pricing.creditExceedsQuantity',
        params: { quantity: '1.000001', remaining: '1' },
      }),
    );
    expect(() => creditShare(three, two, quantity('-1', { signed: true }), false)).toThrow(
      'pricing.negativeQuantity',
    );
  });
});

describe('crediting a part of the value', () => {
  it('takes the VAT that belongs to it, and in the end all of it', () => {
    const first = creditValue(three, nothing, 45_00, false);
    expect(first).toEqual({ baseMinor: 45_00, vatMinor: 7_20 });
    const credited = { ...nothing, ...first };
    expect(creditValue(three, credited, 44_99, false)).toEqual({
      baseMinor: 44_99,
      vatMinor: 7_20,
    });
  });

  it('of an invoice that is paid early takes VAT off with its base', () => {
    const invoiced = line('1', 10_000_00, 1_600_00);
    const threePercent = creditValue(invoiced, nothing, 348_00, true);
    expect(threePercent).toEqual({ baseMinor: 300_00, vatMinor: 48_00 });
  });

  it('takes base and VAT out of one amount where prices include VAT', () => {
    expect(creditValue(three, nothing, 52_20, true)).toEqual({ baseMinor: 45_00, vatMinor: 7_20 });
  });

  it('never takes more than is left', () => {
    const credited = line('0', 80_00, 12_80);
    const left = { baseMinor: 9_99, vatMinor: 1_60 };
    expect(creditValue(three, credited, 50_00, false)).toEqual(left);
    expect(creditValue(three, credited, 50_00, true)).toEqual(left);
    expect(creditValue(line('1', 0, 0), nothing, 5_00, false)).toEqual({
      baseMinor: 0,
      vatMinor: 0,
    });
  });
});
