import { describe, expect, it } from '@jest/globals';
import { DomainError, Problems } from '../refusal.js';
import { checkTaxNumber, isTaxNumber } from './tax-number.js';

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

  it('has one of the known shapes', () => {
    expect(isTaxNumber('400112987')).toBe(true);
    expect(isTaxNumber('5417000000')).toBe(true);
    expect(isTaxNumber('abc')).toBe(false);
  });
});
