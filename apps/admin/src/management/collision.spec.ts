import { describe, expect, it } from '@jest/globals';
import { collisionOf } from './collision.js';

const opened = { id: 'C1', revision: 3, name: 'Hotel Tofo', address1: 'Rua A', balanceMinor: 0 };

describe('a record that two people change at once', () => {
  it('takes what each of them changed', () => {
    const kept = { ...opened, revision: 4, address1: 'Rua B', balanceMinor: 500 };
    const collision = collisionOf(opened, kept, { ...opened, name: 'Hotel do Tofo' });
    expect(collision).toMatchObject({ theirs: ['address1'], both: [] });
    expect(collision.merged).toEqual({ ...kept, name: 'Hotel do Tofo' });
  });

  it('tells the fields that both changed, each another way', () => {
    const kept = { ...opened, revision: 4, address1: 'Rua B', nuit: '400255016' };
    const written = { ...opened, address1: 'Rua C' };
    expect(collisionOf(opened, kept, written)).toMatchObject({
      theirs: ['address1', 'nuit'],
      both: ['address1'],
      merged: { address1: 'Rua C', nuit: '400255016', revision: 4 },
    });
  });

  it('has nothing to ask about what both changed the same way, or took away', () => {
    const kept = { id: 'C1', revision: 4, name: 'Hotel Tofo', balanceMinor: 0 };
    const collision = collisionOf(opened, kept, { ...opened, address1: '' });
    expect(collision).toMatchObject({ theirs: ['address1'], both: [] });
  });
});
