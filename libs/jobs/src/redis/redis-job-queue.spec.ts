import { afterAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { leaveOut } from '../../../../test/left-out.js';
import { newPrefix, redisForTests } from '../../../../test/servers/redis-for-tests.js';
import { people } from '../contract/fixtures.js';
import { jobsContract } from '../jobs.contract.js';
import { RedisJobQueue } from './redis-job-queue.js';

const given = process.env['REDIS_URL'];

/** The server that is given, or one of our own. */
async function serverUrl(): Promise<string | undefined> {
  if (given !== undefined) return given;
  const found = await redisForTests();
  if ('server' in found) return found.server.url;
  leaveOut('a queue of jobs on Redis', found.reason);
  return undefined;
}

const url = await serverUrl();
const urgentPartitions = [people];
if (url !== undefined) {
  const prefixes: string[] = [];
  let prefix = '';
  jobsContract('BullMQ on Redis', {
    open: (limits = {}) => {
      prefix = newPrefix();
      prefixes.push(prefix);
      return Promise.resolve(new RedisJobQueue({ url, prefix, limits, urgentPartitions }));
    },
    again: (limits = {}) =>
      Promise.resolve(new RedisJobQueue({ url, prefix, limits, urgentPartitions })),
  });
  afterAll(async () => {
    if (given === undefined) return;
    const client = new Redis(url);
    for (const used of prefixes) {
      const keys = await client.keys(`${used}:*`);
      if (keys.length > 0) await client.del(...keys);
    }
    client.disconnect();
  });
}

describe('a queue of jobs on a Redis that nobody answers', () => {
  it('says so, with the address and without the password', async () => {
    const queue = new RedisJobQueue({
      url: 'redis://keeper:secret@127.0.0.1:1',
      unavailableAfterMs: 200,
    });
    await expect(queue.ping()).rejects.toMatchObject({
      name: 'JobsUnavailable',
      message: 'Redis at 127.0.0.1:1 cannot be reached: there is no connection',
    });
    await queue.close();
  });

  it('is not opened with an address that is none', () => {
    expect(() => new RedisJobQueue({ url: 'localhost' })).toThrow('Invalid URL');
  });
});
