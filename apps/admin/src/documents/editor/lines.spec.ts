import { describe, expect, it } from '@jest/globals';
import {
  changeLine,
  copyOf,
  insertAfter,
  moveLine,
  placeRows,
  removeLine,
  withBlankEnd,
  writtenLines,
} from './lines.js';
import { blankLine, type EditorLine } from './state.js';

const NORMAL = 'vat_NOR';
const rice: EditorLine = {
  ...blankLine(NORMAL),
  articleId: 'rice',
  description: 'Rice 5 kg',
  quantity: '2',
  unitPrice: '412,5',
};

describe('the lines of a document', () => {
  it('change one line and leave the others the very same', () => {
    const oil = { ...blankLine(NORMAL), description: 'Oil' };
    const [first, second] = changeLine([rice, oil], oil.key, { quantity: '3' });
    expect(first).toBe(rice);
    expect(second).toMatchObject({ description: 'Oil', quantity: '3' });
  });

  it('give a line that gets its first words the quantity 1', () => {
    const line = blankLine(NORMAL);
    expect(changeLine([line], line.key, { description: 'O' })[0]?.quantity).toBe('1');
  });

  it('keep a quantity that was emptied while the words change', () => {
    const emptied = { ...rice, quantity: '' };
    expect(changeLine([emptied], rice.key, { description: 'Rice' })[0]?.quantity).toBe('');
  });

  it('are never none: the last one leaves a blank behind', () => {
    const left = removeLine([rice], rice.key, NORMAL);
    expect(left).toHaveLength(1);
    expect(writtenLines(left)).toEqual([]);
  });

  it('end with a blank one, and get no second', () => {
    const lines = withBlankEnd([rice], NORMAL);
    expect(lines).toHaveLength(2);
    expect(withBlankEnd(lines, NORMAL)).toBe(lines);
  });

  it('take rows from a line on, making lines as they are needed', () => {
    const lines = placeRows([rice], rice.key, [{ quantity: '7' }, { description: 'Oil' }], NORMAL);
    expect(lines).toMatchObject([
      { description: 'Rice 5 kg', quantity: '7' },
      { description: 'Oil', quantity: '1', vatId: NORMAL },
    ]);
  });

  it('take several rows in the place of lines that are there, each its own', () => {
    const lines = ['1', '2', '3'].map((quantity) => ({ ...blankLine(NORMAL), quantity }));
    const [first, second] = lines;
    if (first === undefined || second === undefined) throw new Error('no lines');
    const rows = ['Oil', 'Salt'].map((description) => ({ description }));
    const textOf = (key: string) =>
      placeRows(lines, key, rows, NORMAL).map(({ quantity, description }) => [
        quantity,
        description,
      ]);
    expect(textOf(first.key)).toEqual([
      ['1', 'Oil'],
      ['2', 'Salt'],
      ['3', ''],
    ]);
    expect(textOf(second.key)).toEqual([
      ['1', ''],
      ['2', 'Oil'],
      ['3', 'Salt'],
    ]);
  });

  it('take one in between', () => {
    const oil = blankLine(NORMAL);
    const salt = blankLine(NORMAL);
    expect(insertAfter([rice, oil], rice.key, salt)).toEqual([rice, salt, oil]);
  });

  it('change places with a neighbour, and stay at the ends', () => {
    const oil = blankLine(NORMAL);
    expect(moveLine([rice, oil], oil.key, -1)).toEqual([oil, rice]);
    expect(moveLine([rice, oil], oil.key, 1)).toEqual([rice, oil]);
  });

  it('repeat one without taking once more from the document it comes from', () => {
    const origin = { documentId: 'CT_2026.1', line: 0 };
    const copy = copyOf({ ...rice, kept: { origin, warehouseId: 'shop' } });
    expect(copy).toMatchObject({ articleId: 'rice', quantity: '2', kept: { warehouseId: 'shop' } });
    expect(copy.kept).not.toHaveProperty('origin');
    expect(copy.key).not.toBe(rice.key);
  });
});
