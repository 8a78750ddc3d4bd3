import { describe, expect, it } from '@jest/globals';
import { contentOf, isAsKept, listOf, searchOf, type ShownList } from './shown-list.js';

const sources = ['code', 'name', 'unit', 'salePrice'];
const services: ShownList = {
  filters: { isArchived: false, kind: 'service', q: 'sumo' },
  sort: { field: 'name', order: 'DESC' },
  perPage: 50,
  hidden: ['unit'],
  ranks: [1, 0, 2, 3],
};

describe('a list that is kept as a view', () => {
  it('comes back as it was', () => {
    const content = contentOf(services, sources);
    expect(content.columnOrder).toEqual(['name', 'code', 'unit', 'salePrice']);
    expect(listOf(content, sources)).toEqual(services);
  });

  it('keeps its columns’ order when others have come before them', () => {
    const { ranks } = listOf(contentOf(services, sources), ['image', ...sources]);
    expect(ranks).toEqual([2, 1, 3, 4]);
  });

  it('is told from one that was changed since, whatever the order of its filters', () => {
    const content = contentOf(services, sources);
    const filters = { q: 'sumo', kind: 'service', isArchived: false };
    expect(isAsKept({ ...services, filters }, content, sources)).toBe(true);
    expect(isAsKept({ ...services, perPage: 100 }, content, sources)).toBe(false);
  });

  it('has an address', () => {
    const search = new URLSearchParams(searchOf(services));
    expect(search.get('order')).toBe('DESC');
    expect(JSON.parse(search.get('filter') ?? '')).toEqual(services.filters);
  });
});
