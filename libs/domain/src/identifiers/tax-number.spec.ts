import { describe, expect, it } from '@jest/globals';
import { DomainError, Problems } from '../refusal.js';
import { checkTaxNumber, isTaxNumber, isTaxNumberIn } from './tax-number.js';

const wrongWith = (nuit: string, country: string, isAccepted = false) => {
  const problems = new Problems();
  checkTaxNumber({ nuit, country }, isAccepted, problems);
  try {
    problems.refuseIfAny();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.problems.map(({ code }) => code);
  }
};

describe('a tax number', () => {
  it('is a NUIT in Mozambique, whose last digit is looked at', () => {
    expect(wrongWith('400112987', 'MZ', true)).toEqual([]);
    expect(wrongWith('400100203', 'MZ')).toEqual(['nuit.checkDigit']);
    expect(wrongWith('5417000000', 'MZ')).toEqual(['nuit.invalid']);
    expect(wrongWith('999999999', 'MZ')).toEqual(['nuit.reserved']);
  });

  it('is a NIF of 10 digits or of an identity card in Angola, or a NUIT', () => {
    expect(wrongWith('5417000000', 'AO')).toEqual([]);
    expect(wrongWith('004512345LA041', 'AO')).toEqual([]);
    expect(wrongWith('400100203', 'AO', true)).toEqual([]);
    expect(wrongWith('54170000', 'AO')).toEqual(['nuit.invalidNif']);
  });

  it('has nine digits in Portugal, with a rule of its own', () => {
    expect(wrongWith('501442600', 'PT')).toEqual([]);
    expect(wrongWith('5014426', 'PT')).toEqual(['nuit.invalid']);
  });

  it('is what it is in any other country', () => {
    for (const number of ['4740161270', 'DE811569869', '4740-161270', 'B.1234567/8', '400100203']) {
      expect(wrongWith(number, 'ZA')).toEqual([]);
      expect(isTaxNumberIn('ZA', number)).toBe(true);
    }
    for (const number of ['12345', 'ABCDEFGH', '-123456', '1'.repeat(21), '12 345 678']) {
      expect(wrongWith(number, 'ZA')).toEqual(['nuit.invalid']);
    }
    expect(wrongWith('000000000', 'ZA')).toEqual(['nuit.reserved']);
    expect(wrongWith('DE811569869', 'MZ')).toEqual(['nuit.invalid']);
    expect(wrongWith('DE811569869', 'AO')).toEqual(['nuit.invalidNif']);
    expect(wrongWith('DE811569869', 'PT')).toEqual(['nuit.invalid']);
  });

  it('has one of the known shapes', () => {
    expect(isTaxNumber('400112987')).toBe(true);
    expect(isTaxNumber('5417000000')).toBe(true);
    expect(isTaxNumber('abc')).toBe(false);
  });
});
