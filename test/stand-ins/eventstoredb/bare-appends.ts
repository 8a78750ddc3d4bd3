import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

/** What is appended, and for how long. */
export interface Appends {
  readonly seconds: number;
  /** Each to a stream of its own, one append after the other. */
  readonly callers: number;
  readonly batch: number;
  /** JSON. */
  readonly data: string;
  readonly metadata: string;
}

/**
 * Appends by the official client, without an adapter before it; answers how fast that went, once
 * its code was compiled.
 */
export async function bareAppends(url: string, appends: Appends) {
  const client = EventStoreDBClient.connectionString(url);
  await run(client, { ...appends, seconds: appends.seconds / 2 });
  const start = performance.now();
  const before = process.cpuUsage();
  const count = await run(client, appends);
  const { user, system } = process.cpuUsage(before);
  const perSecond = (count * 1_000) / (performance.now() - start);
  await client.dispose();
  return { perSecond, cpuMicros: (user + system) / Math.max(count, 1) };
}

async function run(client: EventStoreDBClient, appends: Appends): Promise<number> {
  const data = JSON.parse(appends.data) as Record<string, unknown>;
  const metadata = JSON.parse(appends.metadata) as Record<string, unknown>;
  const end = performance.now() + appends.seconds * 1_000;
  let count = 0;
  const work = async (): Promise<void> => {
    const stream = `bare-${randomUUID()}`;
    for (let revision = -1n; performance.now() < end; revision += BigInt(appends.batch)) {
      const events = Array.from({ length: appends.batch }, () =>
        jsonEvent({ id: randomUUID(), type: 'Appended', data, metadata }),
      );
      const expectedRevision = revision < 0n ? ('no_stream' as const) : revision;
      await client.appendToStream(stream, events, { expectedRevision, requiresLeader: true });
      count += appends.batch;
    }
  };
  await Promise.all(Array.from({ length: appends.callers }, work));
  return count;
}
