import { describe, expect, it } from '@jest/globals';
import { parseRowsChanged } from './rows-changed.js';

describe('a live event', () => {
  it('names the collections whose rows have changed', () => {
    expect(parseRowsChanged('{"revision":7,"resources":["clients","documents"]}')).toEqual({
      collections: ['clients', 'documents'],
      revision: 7,
    });
  });

  it.each(['', 'null', '{"resources":3}', 'ping'])('%j names none', (data) => {
    expect(parseRowsChanged(data).collections).toEqual([]);
  });
});
