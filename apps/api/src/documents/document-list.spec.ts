import { describe, expect, it } from '@jest/globals';
import { dueTypesOf, parseDocumentList } from './document-list.js';

const dueTypes = dueTypesOf([
  { id: 'FT', group: 'sales', accountEffect: 'debit' },
  { id: 'NC', group: 'sales', accountEffect: 'credit' },
  { id: 'FTF', group: 'purchases', accountEffect: 'credit' },
  { id: 'NCF', group: 'purchases', accountEffect: 'debit' },
]);

const typeOf = (filter: object): unknown => {
  const sent = { filter: JSON.stringify({ state: 'expired', ...filter }) };
  const facts = { today: '2026-03-31', hasTraining: false, dueTypes };
  return parseDocumentList(sent, facts).where['typeId'];
};

describe('a list of what has expired', () => {
  it('leaves out what gives back, which falls due on no day', () => {
    expect(typeOf({})).toEqual({ $in: ['FT', 'FTF'] });
    expect(typeOf({ typeId: 'FT' })).toBe('FT');
    expect(typeOf({ typeId: 'NC' })).toEqual({ $in: [] });
    expect(typeOf({ typeId: { $in: ['FT', 'NC'] } })).toEqual({ $in: ['FT'] });
  });
});
