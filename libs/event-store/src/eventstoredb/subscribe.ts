import { setTimeout as delay } from 'node:timers/promises';
import { PositionUnknown, StoreUnavailable } from '../errors.js';
import type { Batch, RecordedEvent, SubscribeOptions } from '../event-store.js';
import type { Connection } from './connection.js';
import { follow } from './follow.js';
import { eventsPerBatch, reconnectMs } from './limits.js';
import { readStream } from './read.js';

/**
 * Follows all streams until aborted or closed. A lost connection is a pause to the reader: what
 * follows goes on behind the last batch that it was given, once the last event that it was given
 * has been found again: the server may have come back with another log, or an older copy of it.
 */
export async function* subscribe(
  connection: Connection,
  options: SubscribeOptions,
): AsyncGenerator<Batch> {
  const signals = [connection.closed, ...(options.signal ? [options.signal] : [])];
  const signal = AbortSignal.any(signals);
  const isAborted = () => signal.aborted;
  const { batchSize = eventsPerBatch, categories } = options;
  let { after } = options;
  let isPlaced = options.fromEnd !== true;
  let failures = 0;
  let seen: RecordedEvent | undefined;
  while (!isAborted()) {
    try {
      if (!isPlaced) after = await connection.head();
      isPlaced = true;
      if (failures > 0 && seen !== undefined) await assertThere(connection, seen);
      const place = { ...(categories && { categories }), ...(after && { after }) };
      const from = { batchSize, signal, ...place };
      for await (const batch of follow(connection, from)) {
        failures = 0;
        after = batch.position ?? after;
        seen = batch.events.at(-1) ?? seen;
        yield batch;
      }
    } catch (error) {
      if (isAborted()) return;
      if (!(error instanceof StoreUnavailable)) throw error;
      await pause(failures, signal);
      failures += 1;
    }
  }
}

async function pause(failures: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(reconnectMs.first * 2 ** failures, reconnectMs.last);
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

async function assertThere(connection: Connection, seen: RecordedEvent): Promise<void> {
  const { stream, revision, id, position } = seen;
  for await (const event of readStream(connection, stream, { from: revision, limit: 1 })) {
    if (event.id === id && event.position === position) return;
  }
  throw new PositionUnknown(`${stream}@${revision} is not in the log any more`);
}
