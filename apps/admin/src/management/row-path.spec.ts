import { describe, expect, it } from '@jest/globals';
import { rowPath } from './row-path.js';

const resource = 'commercial/expense';
const row = { id: 'RENT-1' };

describe('a click on a row', () => {
  it('opens the page of its record, where it has one', () => {
    const pathOf = () => '/commercial/expense/page';
    expect(rowPath({ resource, pathOf, isEditable: false }, row)).toBe('/commercial/expense/page');
  });

  it('opens the dialog that writes it', () => {
    expect(rowPath({ resource }, row)).toBe('/commercial/expense/RENT-1/edit');
  });

  it('opens the history of what was recorded once, unless it has none', () => {
    const once = { resource, isEditable: false } as const;
    expect(rowPath(once, row)).toBe('/commercial/expense/RENT-1/history');
    expect(rowPath({ ...once, hasMenu: false }, row)).toBeUndefined();
  });
});
