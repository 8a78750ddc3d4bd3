import type { VatRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { isTable, pastedLines, tableRows, vatIdOf } from './paste.js';
import { cellsOf } from './state.js';

const vatRow = (id: string, code: string, rate: string, isDefault = false): VatRow => ({
  id,
  revision: 0,
  isArchived: false,
  code,
  name: code,
  rate,
  isDefault,
});
const vat = [
  vatRow('red', 'RED', '5'),
  vatRow('old', 'OLD', '16'),
  vatRow('nor', 'NOR', '16', true),
];

describe('a pasted text', () => {
  it('is a table with a tab or a second line', () => {
    expect(isTable('A001\t2')).toBe(true);
    expect(isTable('1\n2')).toBe(true);
    expect(isTable('Rice 5 kg\r\n')).toBe(false);
  });

  it('is cut into rows and cells, quoted cells kept whole', () => {
    expect(tableRows('A001\t2\r\n"Rice\n5 ""kg"""\t3\r\n')).toEqual([
      ['A001', '2'],
      ['Rice\n5 "kg"', '3'],
    ]);
  });

  it('has no rows where nothing is written', () => {
    expect(tableRows('A\n\n\t\nB')).toEqual([['A'], ['B']]);
  });
});

describe('pasted rows', () => {
  it('fill the cells from the article on', () => {
    expect(pastedLines([['A001', '2', '230,5', '5', '16%']], 'description', vat, 'pt')).toEqual([
      { description: 'A001', quantity: '2', unitPrice: '230,5', discount: '5', vatId: 'nor' },
    ]);
  });

  it('go into the cells that the lines have', () => {
    const row = ['A001', '2', '230,5', '5', '16%'];
    expect(pastedLines([row], 'description', vat, 'pt', cellsOf('internal'))).toEqual([
      { description: 'A001', quantity: '2', unitPrice: '230,5' },
    ]);
  });

  it('show their figures as they count', () => {
    expect(pastedLines([['1,235', '1.234,56']], 'quantity', vat, 'en')).toEqual([
      { quantity: '1235', unitPrice: '1234.56' },
    ]);
  });

  it('fill a column downwards from the cell they were pasted into', () => {
    expect(pastedLines([['1'], ['2,5']], 'quantity', vat, 'pt')).toEqual([
      { quantity: '1' },
      { quantity: '2,5' },
    ]);
  });

  it('lose a first row of headings', () => {
    const rows = [
      ['Artigo', 'Qtd'],
      ['A001', '2'],
    ];
    expect(pastedLines(rows, 'description', vat, 'pt')).toEqual([
      { description: 'A001', quantity: '2' },
    ]);
  });
});

describe('the VAT of a pasted cell', () => {
  it.each([
    ['red', 'red'],
    ['5', 'red'],
    ['16 %', 'nor'],
    ['16,0', 'nor'],
  ])('%s is %s', (text, id) => {
    expect(vatIdOf(text, vat, 'pt')).toBe(id);
  });

  it('is none for a rate that nobody has', () => {
    expect(vatIdOf('17', vat, 'pt')).toBeUndefined();
  });
});
