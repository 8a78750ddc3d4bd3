import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { headers } from '@balcao/contracts';
import { openStockedShop, signInAt, type Shop } from './support/shop.js';
import { mondayMorning } from './support/server.js';
import { guardedRoutes } from './support/written-routes.js';

/** Answers that never end. */
const streams = new Set(['/live']);

const reads = guardedRoutes().filter(({ method, path }) => method === 'GET' && !streams.has(path));

/** Pages that are needed most where the rows are behind, and such that show rows. */
const known = {
  free: ['/jobs', '/pos/start', '/system', '/companies/current/exports'],
  waiting: ['/clients', '/documents', '/dashboard/sales', '/search'],
};

/** What became of a read. */
interface Asked {
  readonly readsRows: boolean;
  readonly hasWaited: boolean;
  readonly status: number;
  /** Whether the answer says that the rows are behind. */
  readonly isBehind: boolean;
}

describe('a read while the rows are behind', () => {
  let shop: Shop;
  const asked = new Map<string, Asked>();

  beforeAll(async () => {
    shop = await openStockedShop();
    shop.server.readAfterMs = 1;
    await shop.server.stop();
    await shop.server.start();
    await signInAt(shop, mondayMorning);
    const { rows, projections } = shop.server.api.backend;
    const ways = ['get', 'getMany', 'find', 'count', 'group'] as const;
    const reading = ways.map((way) => jest.spyOn(rows, way));
    const waiting = jest.spyOn(projections.freshness, 'waitFor');
    // That she is a member is read once, and by no route of the list.
    await shop.amelia.get('/companies/current');
    for (const { path } of reads) {
      for (const spy of [...reading, waiting]) spy.mockClear();
      projections.freshness.forget();
      const answer = await shop.amelia.get(path.replaceAll(/:\w+/g, 'NONE1'));
      // A refusal may overtake reads that run in parallel.
      await Promise.all(waiting.mock.results.map(({ value }) => value));
      await nextTurn();
      asked.set(path, {
        readsRows: reading.some(({ mock }) => mock.calls.length > 0),
        hasWaited: waiting.mock.calls.length > 0,
        status: answer.status,
        isBehind: headers.readBehind.toLowerCase() in answer.headers,
      });
    }
  });
  afterAll(() => shop.server.end());

  it.each(reads)('waits for them only where it reads them: $path', ({ path }) => {
    const { readsRows, hasWaited, status, isBehind } = asked.get(path) ?? {};
    expect({ hasWaited }).toEqual({ hasWaited: readsRows });
    if (status === 200) expect({ isBehind }).toEqual({ isBehind: readsRows });
  });

  it('is of both kinds', () => {
    const behind = (paths: readonly string[]) => paths.map((path) => asked.get(path)?.isBehind);
    expect(behind(known.free)).toEqual(known.free.map(() => false));
    expect(behind(known.waiting)).toEqual(known.waiting.map(() => true));
  });
});
