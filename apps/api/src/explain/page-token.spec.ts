import { describe, expect, it } from '@jest/globals';
import { tokenOf, tokenText } from './page-token.js';

describe('the place where a page begins', () => {
  it.each([
    { leg: 0, skip: 50, running: -1_250, day: '2026-03-02' },
    { leg: 2, skip: 0, running: 0 },
  ])('is read as it was handed out: %j', (token) => {
    expect(tokenOf(tokenText(token), 7)).toEqual(token);
  });

  it('is the beginning without one, after what there was before', () => {
    expect(tokenOf(undefined, 900)).toEqual({ leg: 0, skip: 0, running: 900 });
  });

  it.each(['', 'x', '1_2', '0_0_1e9', 12])('is refused of %j', (sent) => {
    expect(() => tokenOf(sent, 0)).toThrow('explain.unknown');
  });
});
