import { describe, expect, it } from '@jest/globals';
import { paperSheet } from '../sheet/index.js';
import { printedInvoice } from '../testing/printed.js';
import { paperOf } from './paper-of.js';
import { heldTogether } from './texts.js';

/** Where a line may end, as it is seen. */
const ends = (text: string): string => text.replaceAll('\u00a0', '_');

describe('a text on paper', () => {
  it.each([
    ['Farinha de milho Top Score 10 kg', 'Farinha de milho Top Score 10_kg'],
    ['Batata reno, saco de 10 / kg', 'Batata reno, saco de 10_/_kg'],
    ['Tinta 15 l, 12 m² / demão, a 50 %', 'Tinta 15_l, 12_m² / demão, a 50_%'],
    ['Óleo 5 litros, lata de 2 latas', 'Óleo 5 litros, lata de 2 latas'],
    ['Cabo 2,5 mm, 100 m', 'Cabo 2,5_mm, 100_m'],
    ['artigo 9.º, n.º 10 do CIVA', 'artigo_9.º, n.º_10 do CIVA'],
    ['alínea b) do nº1 do artigo 12.º', 'alínea_b) do nº1 do artigo_12.º'],
  ])('keeps figures with their units: %s', (text, held) => {
    expect(ends(heldTogether(text))).toBe(held);
  });

  it('is found in a workbook as it was written', () => {
    const { issued, ...printed } = printedInvoice();
    const lines = issued.lines.map((line) => ({ ...line, description: 'Arroz 25 kg' }));
    const paper = paperOf({ ...printed, issued: { ...issued, lines } });
    expect(ends(paper.table.rows[0]?.cells.join('|') ?? '')).toContain('Arroz 25_kg');
    const cells = paperSheet(paper).rows.flat();
    expect(cells.map((cell) => cell?.value)).toContain('Arroz 25 kg');
  });
});
