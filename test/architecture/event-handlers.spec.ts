import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

/** What would do something because an event happened, and be lost with the process that does it. */
const byEvents = /@Saga\b|@EventsHandler\b|\bIEventHandler\b|\bEventBus\b/;

describe('what follows from an event', () => {
  it('is done by jobs and projections, which a crash does not lose, and by no saga', () => {
    const sources = ['apps/api/src', 'libs'].flatMap((folder) => productSources(folder));
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((path) => byEvents.test(textOf(path)))).toEqual([]);
    expect(byEvents.test('  @Saga()\n  billed = (events$) => events$;')).toBe(true);
    expect(byEvents.test('@EventsHandler(DocumentIssued)')).toBe(true);
  });
});
