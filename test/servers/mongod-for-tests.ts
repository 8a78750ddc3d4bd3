import { afterAll } from '@jest/globals';
import { startMongod } from './mongod.mjs';

export type Mongod = Awaited<ReturnType<typeof startMongod>>;

/**
 * Starts a server alone (no members) or a replica set, until the tests of the file are over; or
 * says in one sentence why there can be none.
 */
export async function mongodForTests(
  members: number,
): Promise<{ readonly server: Mongod } | { readonly reason: string }> {
  try {
    const server = await startMongod({ members });
    afterAll(() => server.stop());
    return { server };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

let databases = 0;

/** The name of a database that no other test uses. */
export function newDatabase(): string {
  return `balcao_test_${process.pid}_${++databases}`;
}
