import { describe, expect, it } from '@jest/globals';
import { barcodeOf, labelPrice, shortened } from './label.js';
import { labelLayouts, labelPages, placeOfLabel } from './label-layouts.js';
import { renderLabelsHtml } from './render-labels-html.js';

describe('the bars of an article', () => {
  it('are EAN or UPC where the check digit is right', () => {
    expect(barcodeOf(['036000291452'], 'ARZ').kind).toBe('upca');
    expect(barcodeOf(['5601234567892'], 'ARZ').kind).toBe('ean13');
    expect(barcodeOf(['96385074'], 'ARZ').kind).toBe('ean8');
  });

  it('are Code 128 of what is no EAN, and of the code where there is no barcode', () => {
    expect(barcodeOf(['5601234567890'], 'ARZ').kind).toBe('code128');
    expect(barcodeOf([], 'ARZ25')).toEqual({ kind: 'code128', text: 'ARZ25' });
  });
});

describe('sheets of labels', () => {
  it('have their labels within the page, none over another', () => {
    for (const layout of Object.values(labelLayouts)) {
      const { columns, rows, label, page } = layout;
      const last = placeOfLabel(layout, columns * rows - 1);
      expect(last.left + label.width).toBeLessThanOrEqual(page.width + 0.01);
      expect(last.top + label.height).toBeLessThanOrEqual(page.height + 0.01);
    }
  });

  it('begin behind the labels that are gone, and go on on the next page', () => {
    const pages = labelPages(labelLayouts.sheet3x8, ['a', 'b', 'c'], 22);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.slice(21)).toEqual([undefined, 'a', 'b']);
    expect(pages[1]).toEqual(['c']);
  });

  it('of a roll are a page each', () => {
    expect(labelPages(labelLayouts.roll40x25, ['a', 'b'])).toEqual([['a'], ['b']]);
  });

  it('take what people typed as text', () => {
    const label = { name: '<b>Pão</b>', price: '', code: 'P', barcode: '<svg></svg>' };
    const page = renderLabelsHtml({ title: 'x', labels: [label] }, labelLayouts.sheet3x8);
    expect(page).toContain('&lt;b&gt;Pão');
    expect(page).toContain('<svg></svg>');
  });
});

describe('the text of a label', () => {
  it('says the price with its currency, held together', () => {
    expect(labelPrice('1682', 'MZN', 'pt')).toBe('1\u00a0682,00\u00a0MZN');
  });

  it('is shortened where it is too long for its lines', () => {
    expect(shortened('Arroz 25 kg', 10, 2)).toBe('Arroz 25 kg');
    expect(shortened('Arroz agulha extra longo', 10, 2)).toBe('Arroz agulha extra…');
  });
});
