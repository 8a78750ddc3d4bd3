import { describe, expect, it } from '@jest/globals';
import { correctedTable } from './corrected-table.js';

const table = {
  headings: ['Código', 'Nome', 'Preço'],
  rows: [
    { place: 2, cells: ['BOL01', 'Bolachas', 45.5] },
    { place: 4, cells: ['CHA01'] },
  ],
};

describe('a table with corrected cells', () => {
  it('holds what the person wrote, and everything else as the file has it', () => {
    expect(correctedTable(table, { 4: { 2: '980,00' } }).rows).toEqual([
      { place: 2, cells: ['BOL01', 'Bolachas', 45.5] },
      { place: 4, cells: ['CHA01', undefined, '980,00'] },
    ]);
  });

  it('lets a cell be emptied', () => {
    expect(correctedTable(table, { 2: { 2: '' } }).rows[0]?.cells).toEqual([
      'BOL01',
      'Bolachas',
      '',
    ]);
  });

  it('knows nothing of rows and columns that the file lacks', () => {
    expect(correctedTable(table, { 3: { 0: 'X' }, 2: { 9: 'Y' } })).toEqual(table);
  });
});
