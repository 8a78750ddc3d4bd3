import { describe, expect, it } from '@jest/globals';
import { barcodeDrawing } from './barcode-drawing.js';

const sizeOf = (svg: string): readonly number[] =>
  (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).slice(1).map(Number);

describe('the bars of a label', () => {
  it('are lines, not pictures', () => {
    const svg = barcodeDrawing({ kind: 'ean13', text: '5601234567892' }, 0.4);
    expect(svg).toContain('<path');
    expect(svg).not.toContain('<image');
  });

  it('are as high as their place', () => {
    const [width = 0, height = 0] = sizeOf(
      barcodeDrawing({ kind: 'code128', text: 'ARZ-25' }, 0.35),
    );
    expect(height / width).toBeCloseTo(0.35, 1);
  });

  it('of an EAN stand 95 modules apart, with room on either side', () => {
    const [width = 0] = sizeOf(barcodeDrawing({ kind: 'ean13', text: '5601234567892' }, 0.4));
    expect(width).toBeGreaterThanOrEqual(2 * 95);
  });

  it('of an EAN have its first digit before them, and none across the long bars', () => {
    const room = 11;
    const [width = 0] = sizeOf(barcodeDrawing({ kind: 'ean13', text: '5601234567892' }, 0.4));
    expect(width).toBeGreaterThan(2 * (95 + room));
  });
});
