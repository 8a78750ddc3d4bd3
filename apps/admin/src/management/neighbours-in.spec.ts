import { describe, expect, it } from '@jest/globals';
import { neighboursIn } from './neighbours-in.js';

const page = { ids: ['ana', 'bento', 'celeste'], before: [], after: [] };

describe('the neighbours of a record', () => {
  it('are those of its page', () => {
    expect(neighboursIn('bento', page)).toEqual({ previousId: 'ana', nextId: 'celeste' });
  });

  it('go over the edge of its page', () => {
    const middle = { ...page, before: ['abel', 'amelia'], after: ['dina'] };
    expect(neighboursIn('ana', middle).previousId).toBe('amelia');
    expect(neighboursIn('celeste', middle).nextId).toBe('dina');
  });

  it('are none where the list ends, and for one that is not in it', () => {
    expect(neighboursIn('celeste', page).nextId).toBeUndefined();
    expect(neighboursIn('zita', page)).toEqual({ previousId: undefined, nextId: undefined });
  });
});
