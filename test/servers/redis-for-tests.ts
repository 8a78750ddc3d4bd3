import { afterAll } from '@jest/globals';
import { startRedis } from './redis-server.mjs';

export type RedisForTests = Awaited<ReturnType<typeof startRedis>>;

/** Starts a server until the tests of the file are over; or says why there can be none. */
export async function redisForTests(): Promise<
  { readonly server: RedisForTests } | { readonly reason: string }
> {
  try {
    const server = await startRedis();
    afterAll(() => server.stop());
    return { server };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

let names = 0;

/** The beginning of keys that no other test uses. */
export function newPrefix(): string {
  return `balcao-test-${process.pid}-${Date.now()}-${++names}`;
}
