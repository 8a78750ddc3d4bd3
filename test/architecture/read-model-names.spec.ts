import { describe, expect, it } from '@jest/globals';
import { allProjections } from '@balcao/projections';
import { en } from '@balcao/messages/screens/en';

describe('the page of the read models', () => {
  it('has a name for each of them', () => {
    const named = Object.keys(en.system.models);
    expect(named).toEqual(expect.arrayContaining(allProjections.map(({ name }) => name)));
  });
});
