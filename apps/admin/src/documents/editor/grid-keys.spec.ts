import { describe, expect, it } from '@jest/globals';
import { moveOf, type GridKey } from './grid-keys.js';
import { cellsOf } from './state.js';

const pressed = (key: string, more: Partial<GridKey> = {}): GridKey => ({
  key,
  isShift: false,
  isControl: false,
  isAlt: false,
  row: 1,
  rowCount: 3,
  cell: 'quantity',
  cells: cellsOf(),
  isChoice: false,
  isEmpty: false,
  isAtStart: false,
  isAtEnd: false,
  ...more,
});

describe('Enter in a cell', () => {
  it('leads to the next cell', () => {
    expect(moveOf(pressed('Enter'))).toEqual({ kind: 'cell', row: 1, cell: 'unitPrice' });
  });

  it('leads from the cost to the next line where nothing is charged, and back', () => {
    const cells = cellsOf('internal');
    const next = { kind: 'cell', row: 2, cell: 'description' };
    expect(moveOf(pressed('Enter', { cells, cell: 'unitPrice' }))).toEqual(next);
    const back = pressed('Enter', { cells, cell: 'description', isShift: true });
    expect(moveOf(back)).toEqual({ kind: 'cell', row: 0, cell: 'unitPrice' });
    const charged = pressed('Enter', { cell: 'unitPrice' });
    expect(moveOf(charged)).toEqual({ kind: 'cell', row: 1, cell: 'discount' });
  });

  it('leads from the last cell to the next line', () => {
    expect(moveOf(pressed('Enter', { cell: 'vatId' }))).toEqual({
      kind: 'cell',
      row: 2,
      cell: 'description',
    });
  });

  it('makes a line behind the last one', () => {
    expect(moveOf(pressed('Enter', { cell: 'vatId', row: 2 }))).toEqual({ kind: 'newLine' });
  });

  it('leads back with Shift', () => {
    expect(moveOf(pressed('Enter', { cell: 'description', isShift: true }))).toEqual({
      kind: 'cell',
      row: 0,
      cell: 'vatId',
    });
  });
});

describe('arrows in a cell', () => {
  it('lead to the lines above and below', () => {
    expect(moveOf(pressed('ArrowUp'))).toEqual({ kind: 'cell', row: 0, cell: 'quantity' });
    expect(moveOf(pressed('ArrowDown', { row: 2 }))).toEqual({ kind: 'newLine' });
    expect(moveOf(pressed('ArrowUp', { row: 0 }))).toBeUndefined();
  });

  it('move the caret until it is at the end', () => {
    expect(moveOf(pressed('ArrowRight'))).toBeUndefined();
    expect(moveOf(pressed('ArrowRight', { isAtEnd: true }))).toMatchObject({ cell: 'unitPrice' });
    expect(moveOf(pressed('ArrowLeft', { isAtStart: true }))).toMatchObject({
      cell: 'description',
    });
  });

  it('belong to a choice list', () => {
    expect(moveOf(pressed('ArrowDown', { cell: 'vatId', isChoice: true }))).toBeUndefined();
  });
});

describe('taking a line away', () => {
  it.each(['Backspace', 'Delete'])('is Ctrl+%s', (key) => {
    expect(moveOf(pressed(key, { isControl: true }))).toEqual({ kind: 'removeLine' });
  });

  it('is Delete only in an empty cell', () => {
    expect(moveOf(pressed('Delete', { isEmpty: true }))).toEqual({ kind: 'removeLine' });
    expect(moveOf(pressed('Delete'))).toBeUndefined();
    expect(moveOf(pressed('Backspace', { isEmpty: true }))).toBeUndefined();
  });
});

describe('a key for the whole line', () => {
  it('inserts, repeats and moves it', () => {
    const byAlt = (key: string) => moveOf(pressed(key, { isAlt: true }));
    expect(byAlt('Enter')).toEqual({ kind: 'insertLine' });
    expect(byAlt('ArrowUp')).toEqual({ kind: 'moveLine', step: -1 });
    expect(byAlt('ArrowDown')).toEqual({ kind: 'moveLine', step: 1 });
    expect(moveOf(pressed('d', { isControl: true }))).toEqual({ kind: 'duplicateLine' });
  });

  it('is left to the document with Ctrl+Enter', () => {
    expect(moveOf(pressed('Enter', { isControl: true }))).toBeUndefined();
  });
});
