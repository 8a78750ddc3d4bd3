import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseScreenFormats } from '@balcao/messages';
import {
  amountProblem,
  parseTypedDecimal,
  parseTypedMinor,
  parseTypedWhole,
  wholeProblem,
  writeDecimal,
} from './typed-decimal.js';

describe('a number as typed', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['58,99', '58.99'],
    ['58.99', '58.99'],
    ['1.234', '1234'],
    ['1 234 567,8', '1234567.8'],
    ['1.234.567', '1234567'],
    ['0,5', '0.5'],
    [',5', '0.5'],
    ['007', '7'],
    ['12,500', '12.5'],
    ['-3,20', '-3.2'],
    ['\u22123,20', '-3.2'],
    ['-0', '0'],
    ['123456789012,123456', '123456789012.123456'],
    ['0.500', '0.5'],
    ['0.333', '0.333'],
    ['1,234.56', '1234.56'],
    ['1 234,56 MT', '1234.56'],
    ['MZN 1.234,56', '1234.56'],
    ['58,99 €', '58.99'],
    ['17%', '17'],
    ['- 3,20', '-3.2'],
  ])('%s is read in Portuguese as %s', (typed, exact) => {
    expect(parseTypedDecimal(typed, 'pt')).toBe(exact);
  });

  it.each([
    ['1,234.56', '1234.56'],
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['58,99', '58.99'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['0,500', '0.5'],
    ['MZN 58.99', '58.99'],
  ])('%s is read in English as %s', (typed, exact) => {
    expect(parseTypedDecimal(typed, 'en')).toBe(exact);
  });

  it.each([
    '',
    '-',
    ',',
    'abc',
    '1,2,3',
    '1.23,45.6',
    '12.34.567',
    '1e5',
    '--1',
    '1 2',
    '12 34',
    '1 23,4',
    '5 MT 8',
    'MT',
  ])('%j is no number', (typed) => {
    expect(parseTypedDecimal(typed, 'pt')).toBeUndefined();
  });
});

describe('an amount as typed', () => {
  it('is exact in minor units', () => {
    expect(parseTypedMinor('1.234,56', 'pt')).toBe(123456);
    expect(parseTypedMinor('58,9', 'pt')).toBe(5890);
  });

  it('is refused with a third decimal', () => {
    expect(parseTypedMinor('58,995', 'pt')).toBeUndefined();
  });

  it('is refused beyond what is exact', () => {
    expect(parseTypedMinor('99999999999999999', 'pt')).toBeUndefined();
    expect(parseTypedMinor('100000000000', 'pt')).toBe(10_000_000_000_000);
    expect(parseTypedMinor('100000000000,01', 'pt')).toBeUndefined();
  });

  it.each([
    ['1,500', 'pt'],
    ['1.500', 'en'],
    ['25,000', 'pt'],
  ] as const)('is refused where %s may be a thousand times more in %s', (typed, language) => {
    expect(parseTypedMinor(typed, language)).toBeUndefined();
    expect(amountProblem(typed, language)?.key).toBe('app.number.readsTwoWays');
  });

  it('takes the groups of its own language', () => {
    expect(parseTypedMinor('1.500', 'pt')).toBe(150_000);
    expect(parseTypedMinor('1,500', 'en')).toBe(150_000);
  });

  it('says what is wrong with it', () => {
    expect(amountProblem('1,500', 'pt')?.params).toEqual({ whole: '1500', decimal: '1,50' });
    expect(amountProblem('58,995', 'pt')?.key).toBe('app.number.readsTwoWays');
    expect(amountProblem('0,995', 'pt')?.key).toBe('app.number.tooManyPlaces');
    expect(amountProblem('99999999999999999', 'pt')?.key).toBe('app.number.tooLarge');
    expect(amountProblem('dez', 'pt')?.key).toBe('app.number.invalid');
    expect(amountProblem('58,99', 'pt')).toBeUndefined();
    expect(amountProblem('', 'pt')).toBeUndefined();
  });
});

describe('a whole number as typed', () => {
  it('is read with the groups of its language', () => {
    expect(parseTypedWhole(' 30 ', 'pt')).toBe(30);
    expect(parseTypedWhole('1.000', 'pt')).toBe(1000);
    expect(parseTypedWhole('0', 'en')).toBe(0);
  });

  it.each([
    ['30,5', 'app.number.notWhole'],
    ['1234567890', 'app.number.tooLarge'],
    ['-5', 'app.number.invalid'],
    ['trinta', 'app.number.invalid'],
  ] as const)('%s is refused with its reason', (typed, reason) => {
    expect(parseTypedWhole(typed, 'pt')).toBeUndefined();
    expect(wholeProblem(typed, 'pt')).toBe(reason);
  });
});

describe('a number typed by a person who chose the sign before decimals', () => {
  afterEach(() => {
    chooseScreenFormats({});
  });

  it('is read and written with that sign, whatever the language', () => {
    chooseScreenFormats({ decimalSign: 'point' });
    expect(parseTypedDecimal('1,234', 'pt')).toBe('1234');
    expect(writeDecimal('1.5', 'pt')).toBe('1.5');
    expect(amountProblem('1.500', 'pt')?.key).toBe('app.number.readsTwoWays');
    chooseScreenFormats({ decimalSign: 'comma' });
    expect(parseTypedDecimal('1.234', 'en')).toBe('1234');
    expect(writeDecimal('1.5', 'en')).toBe('1,5');
    expect(amountProblem('1,500', 'en')?.key).toBe('app.number.readsTwoWays');
  });
});
