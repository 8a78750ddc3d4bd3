import { describe, expect, it } from '@jest/globals';
import { marksOf } from './comparison.js';

const rice = { id: 'RICE', name: 'Rice', salePrice: '1450', revision: 4 };
const oil = { id: 'OIL', name: 'Oil', salePrice: '180', revision: 5 };
const salt = { id: 'SALT', name: 'Salt', salePrice: '25', revision: 9 };

describe('a page of then compared with the same page now', () => {
  const nothing = { stillThere: [], thereBefore: [] };

  it('says what was added, changed and removed, and which fields differ', () => {
    const dearer = { ...rice, salePrice: '1500', revision: 8 };
    const marks = marksOf({ then: [rice, oil], now: [dearer, salt], ...nothing });
    expect(marks.map(({ id, kind, fields }) => [id, kind, fields])).toEqual([
      ['RICE', 'changed', ['salePrice']],
      ['OIL', 'removed', []],
      ['SALT', 'added', []],
    ]);
  });

  it('takes no row for gone or new that only stands on another page', () => {
    const pages = { then: [oil], now: [salt], stillThere: [oil], thereBefore: [salt] };
    expect(marksOf(pages)).toEqual([]);
  });

  it('marks no row of which only the revision moved', () => {
    const touched = { ...rice, revision: 20 };
    expect(marksOf({ then: [rice], now: [touched], ...nothing })).toEqual([]);
  });
});
