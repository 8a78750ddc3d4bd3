import { createHash } from 'node:crypto';
import type { Counters, Quota } from '../counters/counters.js';
import { JobsUnavailable } from '../errors.js';
import { Connection } from './connection.js';

/** A request waits no longer for a server that is silent. */
const unavailableAfterMs = 500;

/** KEYS: the counter. ARGV: how many, the most, the time in milliseconds, whether to count. */
const take = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used + tonumber(ARGV[1]) > tonumber(ARGV[2]) then
  local left = redis.call('PTTL', KEYS[1])
  return left > 0 and left or tonumber(ARGV[3])
end
if ARGV[4] == 'count' then
  redis.call('INCRBY', KEYS[1], ARGV[1])
  if used == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
end
return 0`;

const giveBack = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used <= tonumber(ARGV[1]) then return redis.call('DEL', KEYS[1]) end
return redis.call('DECRBY', KEYS[1], ARGV[1])`;

/** Where the counters are. */
export interface RedisCountersOptions {
  readonly url: string;
  /** The beginning of every key. */
  readonly prefix?: string;
  /** Told what the connection recovers from by itself. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Counts in Redis, for all nodes that use the same one; time is that of Redis. Throws
 * `JobsUnavailable` at once where there is no connection, and soon where there is no answer.
 */
export class RedisCounters implements Counters {
  readonly #connection: Connection;
  readonly #prefix: string;

  /** Contacts no server. Throws `TypeError` for an address that cannot be read. */
  constructor({ url, prefix = 'balcao-limits', onError = () => undefined }: RedisCountersOptions) {
    this.#connection = new Connection(url, unavailableAfterMs, onError);
    this.#prefix = prefix;
  }

  take(quota: Quota, key: string, many = 1): Promise<number> {
    return this.#run(take, quota, key, [many, quota.max, quota.windowMs, 'count']);
  }

  wait(quota: Quota, key: string, many = 1): Promise<number> {
    return this.#run(take, quota, key, [many, quota.max, quota.windowMs, 'look']);
  }

  async giveBack(quota: Quota, key: string, many = 1): Promise<void> {
    await this.#run(giveBack, quota, key, [many]);
  }

  async forget(quota: Quota, key: string): Promise<void> {
    await this.#run(`return redis.call('DEL', KEYS[1])`, quota, key, []);
  }

  close(): Promise<void> {
    this.#connection.close();
    return Promise.resolve();
  }

  async #run(
    script: string,
    { name }: Quota,
    key: string,
    args: readonly (string | number)[],
  ): Promise<number> {
    const { client, isReady, address } = this.#connection;
    // Whoever is counted waits for the answer: not for a server as well.
    if (!isReady) throw new JobsUnavailable(`Redis at ${address} cannot be reached`);
    // An address of a person is nothing for another store to keep.
    const hashed = createHash('sha256').update(key).digest('base64url');
    const place = `${this.#prefix}:${name}:${hashed}`;
    return Number(await this.#connection.attempt(() => client.eval(script, 1, place, ...args)));
  }
}
