import { describe, expect, it } from '@jest/globals';
import { stillUnsaved } from './typed-counts.js';

describe('what is typed into a count', () => {
  it('is left out once it is saved', () => {
    expect(stillUnsaved({ rice: '29' }, { rice: '29' })).toEqual({});
  });

  it('stays where it was typed while something else was saved', () => {
    expect(stillUnsaved({ rice: '29', milk: '82' }, { rice: '29' })).toEqual({ milk: '82' });
  });

  it('stays where it was typed over what was saved', () => {
    expect(stillUnsaved({ rice: '30' }, { rice: '29' })).toEqual({ rice: '30' });
  });
});
