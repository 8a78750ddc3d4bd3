import { describe, expect, it } from '@jest/globals';
import type { ClientRow } from '@balcao/contracts';
import { withSameNumber } from './with-same-number.js';

const hotel = { name: 'Hotel Tofo', nuit: '400123454' };
const swiss = { name: 'Alpina', nuit: 'CHE-123.456.788' };
const walkIn = { name: 'Consumidor final' };
const all: readonly Pick<ClientRow, 'name' | 'nuit'>[] = [hotel, swiss, walkIn];

describe('a tax number that is written again', () => {
  it('is found with its punctuation or without', () => {
    expect(withSameNumber(all, '400123454')).toEqual([hotel]);
    expect(withSameNumber(all, 'che123456788')).toEqual([swiss]);
  });

  it('is nobody’s while it is another, or not whole', () => {
    expect(withSameNumber(all, '40012345')).toEqual([]);
    expect(withSameNumber(all, '')).toEqual([]);
  });
});
