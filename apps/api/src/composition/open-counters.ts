import { MemoryCounters, withStandIn, type Counters } from '@balcao/jobs';
import { unreadableAddress } from '@balcao/tasks/settings';
import type { BackendOptions } from './open-backend.js';

/**
 * Counters in the Redis that nodes share, or in the memory of this one: without a Redis, and while
 * it is away. Contacts no server. `StartError` for an address that cannot be read.
 */
export async function openCounters({
  servers,
  clock,
  warn,
}: Pick<BackendOptions, 'servers' | 'clock' | 'warn'>): Promise<Counters> {
  const own = new MemoryCounters(clock);
  const { redis: url } = servers;
  if (url === undefined) return own;
  // Loaded where there is a server: its client is large.
  const { RedisCounters } = await import('@balcao/jobs/redis');
  try {
    const onError = (error: unknown): void => {
      warn('limits', error);
    };
    return withStandIn(new RedisCounters({ url, onError }), own);
  } catch {
    throw unreadableAddress('redis');
  }
}
