import { expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { leaveOut } from '../../../../test/left-out.js';
import { newPrefix, redisForTests } from '../../../../test/servers/redis-for-tests.js';
import type { RedisForTests } from '../../../../test/servers/redis-for-tests.js';
import { eventually } from '../contract/fixtures.js';
import { countersContract } from '../counters/counters.contract.js';
import { MemoryCounters } from '../counters/memory-counters.js';
import { withStandIn } from '../counters/standing-in.js';
import { RedisCounters } from './redis-counters.js';

const found = await redisForTests();
if ('server' in found) countersOf(found.server);
else leaveOut('counters in Redis', found.reason);

function countersOf(server: RedisForTests): void {
  const { url } = server;
  const quota = { name: 'guesses', max: 2, windowMs: 60_000 };

  /** Counters that have their connection. */
  const connected = async (prefix = newPrefix()): Promise<RedisCounters> => {
    const counters = new RedisCounters({ url, prefix });
    await eventually('there is no connection', () =>
      counters.wait(quota, 'nobody').then(
        () => true,
        () => undefined,
      ),
    );
    return counters;
  };

  countersContract('Redis', async () => {
    const prefix = newPrefix();
    const passes = (ms: number) => server.passes(`${prefix}:`, ms);
    return { counters: await connected(prefix), passes };
  });

  it('counts what several nodes do together, and keeps no address', async () => {
    const prefix = newPrefix();
    const [one, other] = [await connected(prefix), await connected(prefix)];
    expect(await one.take(quota, 'ana@indico.co.mz')).toBe(0);
    expect(await other.take(quota, 'ana@indico.co.mz')).toBe(0);
    expect(await one.take(quota, 'ana@indico.co.mz')).toBeGreaterThan(0);
    const client = new Redis(url);
    expect((await client.keys(`${prefix}:*`)).join()).not.toContain('indico');
    client.disconnect();
    await Promise.all([one.close(), other.close()]);
  });

  it('says at once that it is lost; each node counts by itself until it is back', async () => {
    const shared = await connected();
    const node = withStandIn(shared, new MemoryCounters(() => new Date()));
    await server.kill();
    await eventually('it is not missed', () =>
      shared.wait(quota, 'ana').then(
        () => undefined,
        () => true,
      ),
    );
    await expect(shared.take(quota, 'ana')).rejects.toMatchObject({ name: 'JobsUnavailable' });
    expect([await node.take(quota, 'ana'), await node.take(quota, 'ana')]).toEqual([0, 0]);
    expect(await node.take(quota, 'ana')).toBeGreaterThan(0);
    await server.start();
    await eventually('it does not come back', () =>
      shared.take(quota, 'ana').then(
        () => true,
        () => undefined,
      ),
    );
    await node.close();
  });
}
