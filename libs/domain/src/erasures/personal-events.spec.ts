import { describe, expect, it } from '@jest/globals';
import { fingerprinted, personalFieldsOf } from './personal-events.js';
import { joinPersonal, splitPersonal } from '../personal/index.js';

const party = personalFieldsOf('PartyChanged');
if (party === undefined) throw new Error('a change of a party has personal fields');

describe('the personal fields of an event', () => {
  it('are taken out by scope, and put back where they were', () => {
    const data = {
      id: 'amelia',
      before: { email1: 'a@example.co.mz', code: 'C7' },
      after: { email1: 'b@example.co.mz', name: 'Amélia', code: 'C77' },
    };
    const { open, hidden } = splitPersonal(data, party);
    expect(open).toEqual({ id: 'amelia', before: { code: 'C7' }, after: { code: 'C77' } });
    expect([...hidden]).toEqual([
      ['contact', { 'before.email1': 'a@example.co.mz', 'after.email1': 'b@example.co.mz' }],
      ['identity', { 'after.name': 'Amélia' }],
    ]);
    const joined = [...hidden.values()].reduce(joinPersonal, open);
    expect(joined).toEqual(data);
  });

  it('are no part of the fingerprint of a command', () => {
    const fields = { code: 'C77', phone1: '841234567', country: 'MZ' };
    expect(fingerprinted({ type: 'RegisterParty', id: 'amelia', fields })).toEqual({
      type: 'RegisterParty',
      id: 'amelia',
      fields: { code: 'C77', country: 'MZ' },
    });
    const other = { type: 'RegisterWarehouse', id: 'w1', fields: { name: 'Loja' } };
    expect(fingerprinted(other)).toBe(other);
  });
});
