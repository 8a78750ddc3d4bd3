import { describe, expect, it } from '@jest/globals';
import { charactersPerPage, eventsOfFirstPage, eventsPerPage } from './limits.js';
import { PageSize } from './page-size.js';

const ANY = 1_000_000;

const learned = (...pages: readonly (readonly number[])[]): PageSize => {
  const size = new PageSize();
  for (const page of pages) size.learn(page);
  return size;
};

describe('the size of a page', () => {
  it('begins with a number of events, and is never more than is wanted', () => {
    expect(learned().upTo(ANY)).toBe(Math.min(eventsOfFirstPage, ANY));
    expect(learned().upTo(1)).toBe(1);
  });

  it('fits events of the size that was read', () => {
    const half = charactersPerPage / 2;
    expect(learned([half, half]).upTo(ANY)).toBe(2);
    // Small and large ones in turn: by what they have together.
    expect(learned([half / 2, half, half / 2, half, half]).upTo(ANY)).toBe(2);
  });

  it('shrinks for large events, to one at the least', () => {
    expect(learned([charactersPerPage * 3]).upTo(ANY)).toBe(1);
  });

  it('grows again for small ones, and no further than a page may', () => {
    expect(learned([charactersPerPage], [1, 1, 1]).upTo(ANY)).toBe(eventsPerPage);
    expect(learned([0]).upTo(ANY)).toBe(eventsPerPage);
  });

  it('learns nothing from a page without events', () => {
    expect(learned([charactersPerPage / 2], []).upTo(ANY)).toBe(2);
  });
});
