import { describe, expect, it } from '@jest/globals';
import { scaleBarcodePresets } from '@balcao/domain';
import { readScan, visible } from './read-scan.js';

const read = (code: string) => readScan(code, scaleBarcodePresets, 2026);

describe('a scan on the test page', () => {
  it('is reported with all that GS1 says, and the kind of its bars', () => {
    expect(read(']C1010703206980498815210526100329')).toMatchObject({
      kind: 'gs1',
      symbology: ']C1',
      goods: { gtin: '07032069804988', batch: '0329', expiresOn: '2021-05-26' },
    });
    expect(visible('10ABC\u001d17 ')).toBe('10ABC‹GS›17‹SP›');
  });

  it('is the label of a scale, by weight or price', () => {
    expect(read('2100001027506')).toMatchObject({
      kind: 'scale',
      label: { articleCode: '00001', quantity: '2.75' },
    });
  });

  it('is an EAN with the right digit or with a wrong one, or any other code', () => {
    expect(read('5601234567892')).toMatchObject({ kind: 'ean' });
    expect(read('5601234567890')).toMatchObject({ kind: 'wrongDigit', checkDigit: '2' });
    expect(read('AB-12')).toEqual({ kind: 'code', bare: 'AB-12' });
  });
});
