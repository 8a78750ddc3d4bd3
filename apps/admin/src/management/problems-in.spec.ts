import { describe, expect, it } from '@jest/globals';
import { problemsIn } from './problems-in.js';

const server = (message: string) => ({ type: 'server', message });

describe('the problems of a form', () => {
  it('are those of its fields', () => {
    expect(problemsIn({ name: server('A name is missing') })).toEqual([
      { path: 'name', message: 'A name is missing' },
    ]);
  });

  it('are those of lists and of the whole too', () => {
    const errors = {
      codes: [undefined, { code: server('Too long') }],
      root: { whole: server('No') },
    };
    expect(problemsIn(errors as never)).toEqual([
      { path: 'codes.1.code', message: 'Too long' },
      { path: 'root.whole', message: 'No' },
    ]);
  });

  it('are none while nothing is wrong', () => {
    expect(problemsIn({})).toEqual([]);
  });
});
