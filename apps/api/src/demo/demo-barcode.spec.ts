import { describe, expect, it } from '@jest/globals';
import { isEan13, readScaleLabel, scaleBarcodePresets } from '@balcao/domain';
import { demoArticles } from './demo-articles.js';
import { demoBarcode } from './demo-barcode.js';

const codes = demoArticles.map(demoBarcode);

describe('the barcodes of the demo company', () => {
  it('are EAN-13 with their check digits, each of one article', () => {
    expect(codes.filter((code) => !isEan13(code))).toEqual([]);
    expect(new Set(codes).size).toBe(demoArticles.length);
  });

  it('are those that a scale prints where the article is weighed', () => {
    const weighed = demoArticles.flatMap(([, , unit], at) => (unit === 'kg' ? [codes[at]] : []));
    const read = weighed.map((code = '') => readScaleLabel(code, scaleBarcodePresets));
    expect(read.map((label) => label?.articleBarcode)).toEqual(weighed);
  });
});
