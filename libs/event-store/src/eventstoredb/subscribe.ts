import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../errors.js';
import type { Batch, SubscribeOptions } from '../event-store.js';
import type { Connection } from './connection.js';
import { follow } from './follow.js';
import { eventsPerBatch, reconnectMs } from './limits.js';

/**
 * Follows all streams until aborted or closed. A lost connection is a pause to the reader: what
 * follows goes on behind the last batch that it was given.
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
  while (!isAborted()) {
    try {
      if (!isPlaced) after = await connection.head();
      isPlaced = true;
      const place = { ...(categories && { categories }), ...(after && { after }) };
      const from = { batchSize, signal, ...place };
      for await (const batch of follow(connection, from)) {
        failures = 0;
        after = batch.position ?? after;
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
