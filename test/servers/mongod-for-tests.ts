import { afterAll } from '@jest/globals';
import { startMongod } from './mongod.mjs';

export type Mongod = Awaited<ReturnType<typeof startMongod>>;

/**
 * Starts a standalone server (no members) or a replica set, until the tests of the file are over;
 * or says in one sentence why there can be none.
 */
export async function mongodForTests(
  members: number,
): Promise<{ readonly server: Mongod } | { readonly reason: string }> {
  try {
    const server = await startMongod({ members });
    afterAll(async () => {
      await closeClients();
      await server.stop();
    });
    return { server };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

interface Client {
  close(): Promise<unknown>;
}

const clients: Client[] = [];

/** Answers a client that is closed before its servers end: it would seek them for half a minute. */
export function closedFirst<C extends Client>(client: C): C {
  clients.push(client);
  return client;
}

async function closeClients(): Promise<void> {
  await Promise.all(clients.splice(0).map((client) => client.close()));
}

let databases = 0;

/** The name of a database that no other test uses. */
export function newDatabase(): string {
  return `balcao_test_${process.pid}_${++databases}`;
}
