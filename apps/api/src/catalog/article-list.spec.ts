import { describe, expect, it } from '@jest/globals';
import { parseArticleList } from './article-list.js';

const whereOf = (filter: object, timeZone: string) =>
  parseArticleList({ filter: JSON.stringify(filter) }, timeZone).where;

describe('articles by the day of their price', () => {
  const march = { pricedOn: { $gte: '2026-03-02', $lte: '2026-03-03' } };

  it('are those of the company’s clock', () => {
    expect(whereOf(march, 'Africa/Maputo')).toEqual({
      pricedAt: { $gte: '2026-03-01T22:00:00.000Z', $lt: '2026-03-03T22:00:00.000Z' },
    });
    expect(whereOf({ kind: 'article', pricedOn: '2026-03-02' }, 'UTC')).toEqual({
      kind: 'article',
      pricedAt: { $gte: '2026-03-02T00:00:00.000Z', $lt: '2026-03-03T00:00:00.000Z' },
    });
  });

  it('follow a clock that is put forward', () => {
    expect(whereOf({ pricedOn: '2026-03-29' }, 'Europe/Lisbon')).toEqual({
      pricedAt: { $gte: '2026-03-29T00:00:00.000Z', $lt: '2026-03-29T23:00:00.000Z' },
    });
  });

  it('are refused where it is no day', () => {
    for (const pricedOn of ['x', { $gte: 'x' }, { $gt: '2026-03-02' }]) {
      expect(() => whereOf({ pricedOn }, 'UTC')).toThrow('request.invalidFilter');
    }
  });
});
