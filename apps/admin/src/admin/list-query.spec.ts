import { describe, expect, it } from '@jest/globals';
import { changedFields, filledFields, listQuery } from './list-query.js';

describe('the query of a list', () => {
  it('has filter, words, sort and page as the contract says', () => {
    const query = new URLSearchParams(
      listQuery({
        filter: { q: 'save', isArchived: false },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 2, perPage: 25 },
      }),
    );
    expect(Object.fromEntries(query)).toEqual({
      filter: '{"isArchived":false}',
      q: 'save',
      sort: 'name:asc',
      page: '2',
      perPage: '25',
    });
  });

  it('leaves out filters that are not filled in', () => {
    expect(listQuery({ filter: { q: '', regionId: null } })).toBe('');
  });
});

describe('the fields of a change', () => {
  const rice = { id: '01JRICE', revision: 4, name: 'Rice', unit: 'kg', barcodes: ['5601'] };

  it('are those that differ', () => {
    const edited = { ...rice, name: 'Rice 5 kg', barcodes: ['5601'] };
    expect(changedFields(rice, edited)).toEqual({ name: 'Rice 5 kg' });
  });

  it('are null where a value was taken away', () => {
    expect(changedFields({ ...rice, categoryId: 'food' }, { ...rice, categoryId: '' })).toEqual({
      categoryId: null,
    });
  });

  it('are none for an empty field that was never filled in', () => {
    expect(changedFields(rice, { ...rice, categoryId: '' })).toEqual({});
  });

  it('never include what the server works out', () => {
    expect(changedFields(rice, { ...rice, revision: 5, balanceMinor: 100 })).toEqual({});
  });
});

describe('a new record', () => {
  it('is sent without the fields left empty', () => {
    expect(
      filledFields({ name: 'Rice', categoryId: '', minimumStock: null, movesStock: false }),
    ).toEqual({ name: 'Rice', movesStock: false });
  });
});
