import { createHash } from 'node:crypto';
import type { Counted, Counters, Quota } from '../counters/counters.js';
import { JobsUnavailable } from '../errors.js';
import { Connection } from './connection.js';

/** A request waits no longer for a server that is silent. */
const unavailableAfterMs = 500;

/**
 * KEYS: the counter. ARGV: how many, the most, the time in milliseconds, whether to count. Answers
 * how long to wait, how many there are and when the time ends.
 */
const take = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = used > 0 and redis.call('PTTL', KEYS[1]) or 0
if left <= 0 then left = tonumber(ARGV[3]) end
if used + tonumber(ARGV[1]) > tonumber(ARGV[2]) then return { left, used, left } end
if ARGV[4] == 'count' then
  if used > 0 then used = redis.call('INCRBY', KEYS[1], ARGV[1])
  else
    used = tonumber(ARGV[1])
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
  end
end
return { 0, used, left }`;

const giveBack = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used <= tonumber(ARGV[1]) then return redis.call('DEL', KEYS[1]) end
return redis.call('DECRBY', KEYS[1], ARGV[1])`;

/** Where the counters are. */
export interface RedisCountersOptions {
  readonly url: string;
  /** The beginning of every key. */
  readonly prefix?: string;
  /** Called with what the connection recovers from by itself. */
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

  async take(quota: Quota, key: string, many = 1): Promise<number> {
    return (await this.count(quota, key, many)).waitMs;
  }

  count(quota: Quota, key: string, many = 1): Promise<Counted> {
    return this.#counted(quota, key, many, 'count');
  }

  async wait(quota: Quota, key: string, many = 1): Promise<number> {
    return (await this.#counted(quota, key, many, 'look')).waitMs;
  }

  async #counted(quota: Quota, key: string, many: number, how: 'count' | 'look'): Promise<Counted> {
    const answer = await this.#run(take, quota, key, [many, quota.max, quota.windowMs, how]);
    const [waitMs = 0, used = 0, endsMs = 0] = answer as readonly number[];
    return { waitMs, used, endsMs };
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
  ): Promise<unknown> {
    const { client, isReady, address } = this.#connection;
    // Whoever is counted waits for the answer: not for a server as well.
    if (!isReady) throw new JobsUnavailable(`Redis at ${address} cannot be reached`);
    // An address of a person is nothing for another store to keep.
    const hashed = createHash('sha256').update(key).digest('base64url');
    const place = `${this.#prefix}:${name}:${hashed}`;
    return this.#connection.attempt(() => client.eval(script, 1, place, ...args));
  }
}
