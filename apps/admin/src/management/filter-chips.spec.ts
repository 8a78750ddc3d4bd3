import { describe, expect, it } from '@jest/globals';
import { filterChips, withoutFilter } from './filter-chips.js';

const wording = {
  names: { kind: { label: 'Type', value: 'Service' } },
  labelOf: (source: string) => source,
  archived: 'Removed',
};

describe('the chips of a list', () => {
  it('say each filter as the page does', () => {
    const filters = { isArchived: false, kind: 'service', q: 'sumo' };
    expect(filterChips(filters, wording)).toEqual([
      { source: 'kind', text: 'Type: Service' },
      { source: 'q', text: '“sumo”' },
    ]);
  });

  it('say that removed records are shown, and read ranges', () => {
    const filters = { isArchived: true, issuedOn: { $gte: '2026-11-01', $lte: '2026-11-30' } };
    expect(filterChips(filters, wording).map(({ text }) => text)).toEqual([
      'Removed',
      'issuedOn: ≥ 2026-11-01, ≤ 2026-11-30',
    ]);
  });

  it('are taken away one by one, which shows records in use again', () => {
    expect(withoutFilter({ isArchived: true, kind: 'service' }, 'kind')).toEqual({
      isArchived: true,
    });
    expect(withoutFilter({ isArchived: true }, 'isArchived')).toEqual({ isArchived: false });
  });
});
