import { describe, expect, it } from '@jest/globals';
import { shownColumns } from './shown-columns.js';

const sources = ['code', 'name', 'nuit', 'balance'];

describe('the columns of a file', () => {
  it('are those in sight', () => {
    expect(shownColumns(sources, ['nuit'])).toEqual(['code', 'name', 'balance']);
  });

  it('are in the order that the user has chosen', () => {
    const chosen = [1, 0, 2, 3];
    expect(shownColumns(sources, [], chosen)).toEqual(['name', 'code', 'nuit', 'balance']);
  });
});
