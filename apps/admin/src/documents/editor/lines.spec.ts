import { describe, expect, it } from '@jest/globals';
import { changeLine, placeRows, removeLine, withBlankEnd, writtenLines } from './lines.js';
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
});
