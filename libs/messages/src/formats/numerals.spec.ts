import { describe, expect, it } from '@jest/globals';
import { minorToDecimal, showDecimal, showMinor, withPlaces } from './numerals.js';

const spaced = (text: string): string => text.replaceAll('\u202f', ' ');

describe('an amount for reading', () => {
  it('has its digits grouped and a comma in Portuguese', () => {
    expect(spaced(showMinor(380016197, 'pt'))).toBe('3 800 161,97');
  });

  it('has a point in English', () => {
    expect(spaced(showMinor(404904, 'en'))).toBe('4 049.04');
  });

  it('has two decimals below one', () => {
    expect(minorToDecimal(5)).toBe('0.05');
    expect(minorToDecimal(-5)).toBe('-0.05');
  });

  it('has a true minus sign', () => {
    expect(showMinor(-100000, 'pt')).toBe('\u22121\u202f000,00');
  });
});

describe('a decimal for reading', () => {
  it('keeps its decimals as they are', () => {
    expect(spaced(showDecimal('12345.678901', 'pt'))).toBe('12 345,678901');
  });

  it('is filled up to the places asked for', () => {
    expect(withPlaces('16.5', 2)).toBe('16.50');
    expect(withPlaces('16.505', 2)).toBe('16.505');
  });
});
