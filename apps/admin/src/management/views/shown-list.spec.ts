import { describe, expect, it } from '@jest/globals';
import { contentOf, isAsKept, listOf, searchOf, type ShownList } from './shown-list.js';

const sources = ['code', 'name', 'unit', 'salePrice'];
const services: ShownList = {
  filters: { isArchived: false, kind: 'service', q: 'sumo' },
  sort: { field: 'name', order: 'DESC' },
  perPage: 50,
  hidden: ['unit'],
  ranks: [1, 0, 2, 3],
  widths: { name: 320, code: 90 },
};

describe('a list that is kept as a view', () => {
  it('comes back as it was', () => {
    const content = contentOf(services, sources);
    expect(content.columnOrder).toEqual(['name', 'code', 'unit', 'salePrice']);
    expect(content.columnWidths).toEqual([
      { column: 'code', width: 90 },
      { column: 'name', width: 320 },
    ]);
    expect(listOf(content, sources)).toEqual(services);
  });

  it('keeps its columns’ order when others have come before them', () => {
    const { ranks } = listOf(contentOf(services, sources), ['image', ...sources]);
    expect(ranks).toEqual([2, 1, 3, 4]);
  });

  it('is distinguished from one that was changed since, whatever the order of its filters', () => {
    const content = contentOf(services, sources);
    const filters = { q: 'sumo', kind: 'service', isArchived: false };
    expect(isAsKept({ ...services, filters }, content, sources)).toBe(true);
    expect(isAsKept({ ...services, perPage: 100 }, content, sources)).toBe(false);
    const wider = { ...services.widths, name: 321 };
    expect(isAsKept({ ...services, widths: wider }, content, sources)).toBe(false);
  });

  it('lets columns be as wide as their content where no widths were kept', () => {
    const content = contentOf({ ...services, widths: undefined }, sources);
    expect(content).not.toHaveProperty('columnWidths');
    expect(listOf(content, sources).widths).toBeUndefined();
  });

  it('has an address', () => {
    const search = new URLSearchParams(searchOf(services));
    expect(search.get('order')).toBe('DESC');
    expect(JSON.parse(search.get('filter') ?? '')).toEqual(services.filters);
  });
});
