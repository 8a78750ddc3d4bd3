import { randomUUID } from 'node:crypto';
import { WrongExpectedRevision } from '../errors.js';
import type { EventStore, Json, LogNeeds } from '../event-store.js';
import { needsIn } from '../log-needs.js';

/** Where the id of the log is kept: a stream of the adapter's own, left out of reads of all. */
export const identityStream = 'log';

/** The id in the first event of the log's own stream, written when it is first asked for. */
export async function identityOf(store: Pick<EventStore, 'append' | 'read'>): Promise<string> {
  const known = await readIdentity(store);
  if (known !== undefined) return known;
  const created = { type: 'LogCreated', data: { identity: randomUUID() }, metadata: {} };
  try {
    await store.append(identityStream, [{ id: randomUUID(), ...created }], 'no-stream');
    return created.data.identity;
  } catch (error) {
    const others = error instanceof WrongExpectedRevision && (await readIdentity(store));
    if (typeof others === 'string') return others;
    throw error;
  }
}

/** Writes into the log's own stream, to learn whether anything can be written. */
export async function writeHeartbeat(store: Pick<EventStore, 'append' | 'read'>): Promise<void> {
  // The identity comes first in the stream.
  await identityOf(store);
  const beat = { id: randomUUID(), type: 'LogProbed', data: {}, metadata: {} };
  await store.append(identityStream, [beat], 'any');
}

/** The type of the event that says what it takes to read the log. */
const needsType = 'LogNeedsRaised';

/** What it takes to read the log, by the last event that says so. */
export async function needsOf(store: Pick<EventStore, 'read'>): Promise<LogNeeds | undefined> {
  for await (const { type, data } of store.read(identityStream, { direction: 'backwards' })) {
    if (type === needsType) return needsIn(data);
  }
  return undefined;
}

/** Writes it behind the identity, unless what is there is as much. */
export async function writeNeeds(
  store: Pick<EventStore, 'append' | 'read'>,
  { format, version }: LogNeeds,
): Promise<void> {
  await identityOf(store);
  if (((await needsOf(store))?.format ?? 0) >= format) return;
  const raised = { id: randomUUID(), type: needsType, data: { format, version }, metadata: {} };
  await store.append(identityStream, [raised], 'any');
}

async function readIdentity(store: Pick<EventStore, 'read'>): Promise<string | undefined> {
  for await (const { data } of store.read(identityStream, { from: 0, limit: 1 })) {
    const { identity } = data as { readonly [name: string]: Json };
    if (typeof identity === 'string') return identity;
    throw new TypeError(`${identityStream}@0 is not what this product writes there`);
  }
  return undefined;
}
