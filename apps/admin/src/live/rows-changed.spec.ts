import { describe, expect, it } from '@jest/globals';
import { isOfOthers, parseRowsBehind, parseRowsChanged } from './rows-changed.js';

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

describe('rows that have changed', () => {
  it('are of others where the journal is further than this browser has written', () => {
    expect(isOfOthers('clients', 8, 7)).toBe(true);
    expect(isOfOthers('clients', 7, 7)).toBe(false);
  });

  it('are of others where they are drafts, which the journal knows nothing of', () => {
    expect(isOfOthers('drafts', 7, 7)).toBe(true);
  });
});

describe('how late rows are', () => {
  it('is what the server says', () => {
    const fields = { events: 40, seconds: 26 };
    expect(parseRowsBehind(JSON.stringify(fields))).toEqual(fields);
  });

  it.each(['', 'null', '{"events":"40","seconds":26}'])('%j says of nothing', (data) => {
    expect(parseRowsBehind(data)).toEqual({ events: 0, seconds: 0 });
  });
});
