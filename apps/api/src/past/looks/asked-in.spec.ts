import { describe, expect, it } from '@jest/globals';
import { askedIn } from './asked-in.js';

describe('what a look keeps of a query', () => {
  it('is what was narrowed to, and not which page of it', () => {
    const filter = '{"typeId":"FT"}';
    const query = new URLSearchParams({ filter, page: '2', perPage: '25', sort: 'id:desc' });
    expect(askedIn(query.toString())).toEqual({ filter });
    expect(askedIn('from=2026-03-01&to=2026-03-31&format=pdf&asKnownAt=7')).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      format: 'pdf',
    });
  });

  it('is nothing where everything was asked for', () => {
    expect(askedIn('')).toBeUndefined();
    expect(askedIn('filter={}&page=1&q=')).toBeUndefined();
  });

  it('says that somebody searched, and not for whom', () => {
    expect(askedIn('q=Gra%C3%A7a+Machava')).toEqual({ q: '…' });
  });

  it('has an end', () => {
    const long = askedIn(`figure=${'x'.repeat(1_000)}`);
    expect(long?.['figure']).toHaveLength(300);
  });
});
