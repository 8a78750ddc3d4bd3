import { describe, expect, it } from '@jest/globals';
import { PendingFilters, type Filters } from './pending-filters.js';

const list = 'documents';
const without = (name: string) => (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([each]) => each !== name));

describe('filters that a list does not show yet', () => {
  it('are kept by a change that follows before they are shown', () => {
    const pending = new PendingFilters();
    const cancelled = { state: 'cancelled' };
    expect(pending.ask(list, cancelled, without('state'))).toEqual({});
    const dear = pending.ask(list, cancelled, (filters) => ({ ...filters, totalMinor: 50_000 }));
    expect(dear).toEqual({ totalMinor: 50_000 });
  });

  it('are those of the list once it shows them, or shows others by a link', () => {
    const pending = new PendingFilters();
    const cancelled = { state: 'cancelled' };
    pending.ask(list, cancelled, without('state'));
    const unpaid = { state: 'unpaid' };
    pending.shows(list, unpaid);
    expect(pending.ask(list, unpaid, (filters) => ({ ...filters, q: 'Tofo' }))).toEqual({
      ...unpaid,
      q: 'Tofo',
    });
    pending.shows(list, cancelled);
    expect(pending.ask(list, cancelled, (filters) => filters)).toEqual(cancelled);
  });

  it('are each list’s own', () => {
    const pending = new PendingFilters();
    const none = {};
    pending.ask(list, none, () => ({ state: 'paid' }));
    expect(pending.ask('drafts', none, (filters) => ({ ...filters, q: 'a' }))).toEqual({ q: 'a' });
  });
});
