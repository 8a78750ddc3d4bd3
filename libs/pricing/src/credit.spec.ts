import { describe, expect, it } from '@jest/globals';
import { creditDocument, creditShare, creditValue, type LineFigures } from './credit.js';
import { quantity, rate } from './decimal.js';

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

  it('never takes more than is left after a credit of value alone', () => {
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

describe('crediting a document', () => {
  const rice = { original: three, credited: nothing, vatRate: rate('16') };

  it('sums its lines by VAT code', () => {
    const bread = { original: line('2', 40_00, 0), credited: nothing, vatRate: rate('0') };
    const { lines, totals } = creditDocument(
      [
        { ...rice, quantityNow: quantity('1') },
        { ...bread, quantityNow: quantity('1'), taxGroup: 'ISE' },
      ],
      false,
    );
    expect(lines).toHaveLength(2);
    expect(totals).toEqual({
      subtotalMinor: 50_00,
      commercialMinor: 0,
      financialMinor: 0,
      discountMinor: 0,
      groups: [
        { taxGroup: '16', rate: '16', baseMinor: 30_00, vatMinor: 4_80 },
        { taxGroup: 'ISE', rate: '0', baseMinor: 20_00, vatMinor: 0 },
      ],
      baseMinor: 50_00,
      vatMinor: 4_80,
      totalMinor: 54_80,
    });
  });

  it('names the line that asks for too much', () => {
    const lines = [
      { ...rice, quantityNow: quantity('3') },
      { ...rice, quantityNow: quantity('4') },
    ];
    expect(() => creditDocument(lines, false)).toThrow(
      expect.objectContaining({
        code: 'pricing.creditExceedsQuantity',
        params: { quantity: '4', remaining: '3', line: 1 },
      }),
    );
  });
});
