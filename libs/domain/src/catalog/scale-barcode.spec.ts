import { unitPrice } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ean13CheckDigit } from '../identifiers/index.js';
import { quantityOfPrice, readScaleLabel, scaleBarcodePresets } from './scale-barcode.js';
import { valueCheckDigit } from './value-check-digit.js';

const read = (barcode: string) => readScaleLabel(barcode, scaleBarcodePresets);

describe('the label of a scale', () => {
  it.each([
    ['2112345015002', '1.5'],
    ['2112345123509', '12.35'],
    ['2112345000008', '0'],
  ])('%s weighs %s kg of the article that is kept with a value of zero', (barcode, quantity) => {
    const article = { articleBarcode: '2112345000008', articleCode: '12345' };
    expect(read(barcode)).toEqual({ ...article, kind: 'weight', quantity });
  });

  it('with a price says what the line costs', () => {
    expect(read('2312345007995')).toEqual({
      articleBarcode: '2312345000002',
      articleCode: '12345',
      kind: 'price',
      totalMinor: 799,
    });
    expect(quantityOfPrice(799, unitPrice('349'))).toBe('0.023');
  });

  it('is read as the company has set its scales', () => {
    const schemes = [{ prefix: '02', kind: 'price', articleDigits: 6, decimals: 0 } as const];
    expect(readScaleLabel('0212345600153', schemes)).toMatchObject({ totalMinor: 1_500 });
    expect(readScaleLabel('2112345015002', schemes)).toBeUndefined();
  });

  it('may have a digit that proves the value, and any prefix', () => {
    const scheme = { prefix: '23', kind: 'weight', articleDigits: 5, decimals: 3 } as const;
    const proven = [{ ...scheme, verifierDigits: 1 }];
    expect(readScaleLabel('2340119705006', proven)).toMatchObject({ quantity: '0.5' });
    expect(readScaleLabel('2340119705006', [scheme])).toMatchObject({ quantity: '70.5' });
    const own = [{ ...scheme, prefix: '622', articleDigits: 4 }];
    expect(readScaleLabel('6221234015002', own)).toMatchObject({ quantity: '1.5' });
  });

  it.each([
    ['of four digits', 4, '2875', '9'],
    ['of five digits', 5, '14685', '6'],
  ])('with a value %s is proved by its own digit as well', (_, places, example, digit) => {
    expect(valueCheckDigit(example)).toBe(digit);
    const articleDigits = 9 - places;
    const scheme = { prefix: '23', kind: 'weight', articleDigits, decimals: 3 } as const;
    const labelOf = (value: string, text = valueCheckDigit(value) ?? '') => {
      const code = `23${'7'.repeat(articleDigits)}${text}${value}`;
      return readScaleLabel(`${code}${ean13CheckDigit(code)}`, [{ ...scheme, verifierDigits: 1 }]);
    };
    const values = fc.nat(10 ** places - 1).map((value) => `${value}`.padStart(places, '0'));
    fc.assert(
      fc.property(values, fc.nat(places - 1), fc.integer({ min: 1, max: 9 }), (value, at, off) => {
        expect(labelOf(value)).toBeDefined();
        const wrong = (Number(value[at]) + off) % 10;
        const misread = `${value.slice(0, at)}${wrong}${value.slice(at + 1)}`;
        expect(labelOf(misread, valueCheckDigit(value))).toBeUndefined();
      }),
    );
  });

  it('has no digit of its own for a value of other lengths', () => {
    expect([valueCheckDigit('123'), valueCheckDigit('123456')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['whose check digit does not fit', '2112345015003'],
    ['of a manufacturer', '6001087340014'],
    ['that is no EAN-13', '21123'],
  ])('is not one %s', (_why, barcode) => {
    expect(read(barcode)).toBeUndefined();
  });
});
