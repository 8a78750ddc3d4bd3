import { describe, expect, it } from '@jest/globals';
import { movedColumn, orderedColumns } from './column-order.js';

const columns = ['code', 'name', 'nuit', 'balance'];

describe('the order of columns', () => {
  it('is the table’s until the user changes it', () => {
    expect(orderedColumns(columns, undefined)).toEqual(columns);
  });

  it('has a column moved to the left or to the right', () => {
    const left = movedColumn(4, undefined, 3, -1);
    expect(orderedColumns(columns, left)).toEqual(['code', 'name', 'balance', 'nuit']);
    const right = movedColumn(4, left, 0, 1);
    expect(orderedColumns(columns, right)).toEqual(['name', 'code', 'balance', 'nuit']);
  });

  it('puts a column that came later behind those that were ordered', () => {
    expect(orderedColumns(columns, [1, 0])).toEqual(['name', 'code', 'nuit', 'balance']);
  });

  it('leaves the first where it is when it is moved further', () => {
    expect(movedColumn(3, undefined, 0, -1)).toEqual([0, 1, 2]);
  });
});
