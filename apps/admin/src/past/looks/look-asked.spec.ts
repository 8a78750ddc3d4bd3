import { describe, expect, it } from '@jest/globals';
import { lookAsked } from './look-asked.js';

describe('what a look was narrowed to', () => {
  it('is identified by the fields of its filter, and by the rest of its query', () => {
    const filter = '{"typeId":"FT","issuedOn":{"$gte":"2026-03-01","$lte":"2026-03-31"}}';
    expect(lookAsked({ filter, format: 'pdf' })).toEqual([
      { field: 'typeId', isFilter: true, text: 'FT' },
      { field: 'issuedOn', isFilter: true, text: '≥ 2026-03-01 ≤ 2026-03-31' },
      { field: 'format', isFilter: false, text: 'pdf' },
    ]);
  });

  it('names each of several values', () => {
    expect(lookAsked({ filter: '{"status":{"$in":["open","paid"]}}' })).toMatchObject([
      { field: 'status', text: 'open, paid' },
    ]);
  });

  it('is shown as it was kept where its end is missing, and is nothing for everything', () => {
    expect(lookAsked({ filter: '{"typeId":' })).toMatchObject([{ text: '{"typeId":' }]);
    expect(lookAsked(undefined)).toEqual([]);
  });
});
