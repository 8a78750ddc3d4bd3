import { describe, expect, it } from '@jest/globals';
import { moved } from './use-images.js';

describe('a picture that is moved', () => {
  it('changes places with those between', () => {
    expect(moved(['front', 'back', 'side'], 2, 0)).toEqual(['side', 'front', 'back']);
    expect(moved(['front', 'back', 'side'], 0, 1)).toEqual(['back', 'front', 'side']);
  });

  it('stays where there is no further place', () => {
    expect(moved(['front', 'back'], 0, -1)).toEqual(['front', 'back']);
    expect(moved(['front', 'back'], 1, 2)).toEqual(['front', 'back']);
  });
});
