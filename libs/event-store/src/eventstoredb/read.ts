import { type AllStreamResolvedEvent, StreamNotFoundError } from '@eventstore/db-client';
import type { ResolvedEvent } from '@eventstore/db-client';
import type { AllOptions, ReadOptions, RecordedEvent } from '../event-store.js';
import { comparePositions, type Position } from '../position.js';
import { isWanted } from './categories.js';
import type { Connection } from './connection.js';
import { recordedEventOf } from './events.js';
import { follow } from './follow.js';
import { eventsBuffered, eventsPerBatch } from './limits.js';
import { placeBehind } from './positions.js';

const buffer = { highWaterMark: eventsBuffered };

/** The events of one stream; nothing when it does not exist. */
export async function* readStream(
  connection: Connection,
  stream: string,
  { from, direction = 'forwards', limit }: ReadOptions,
): AsyncGenerator<RecordedEvent> {
  if (limit !== undefined && limit <= 0) return;
  const start = direction === 'forwards' ? ('start' as const) : ('end' as const);
  const options = {
    direction,
    fromRevision: from === undefined ? start : BigInt(from),
    ...(limit === undefined ? {} : { maxCount: limit }),
    requiresLeader: true,
  };
  const incoming = connection.listen<ResolvedEvent>('reads', (client) =>
    client.readStream(stream, options, buffer),
  );
  try {
    for await (const { event } of incoming.drain(connection)) {
      if (event !== undefined) yield recordedEventOf(event);
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
}

/** Events of all streams but the server's own, to the end as it is now. */
export async function* readAll(
  connection: Connection,
  { after, categories, limit = Infinity }: AllOptions & { readonly limit?: number },
): AsyncGenerator<RecordedEvent> {
  const head = await connection.head();
  const fromPosition = placeBehind(after, head);
  if (head === undefined || limit <= 0) return;
  const events =
    categories === undefined
      ? everyEvent(connection, fromPosition, after, head)
      : ofCategories(connection, categories, after, head);
  let left = limit;
  for await (const event of events) {
    yield event;
    left -= 1;
    if (left <= 0) return;
  }
}

async function* everyEvent(
  connection: Connection,
  fromPosition: ReturnType<typeof placeBehind>,
  after: Position | undefined,
  head: Position,
): AsyncGenerator<RecordedEvent> {
  const incoming = connection.listen<AllStreamResolvedEvent>('reads', (client) =>
    client.readAll({ fromPosition, requiresLeader: true }, buffer),
  );
  for await (const { event } of incoming.drain(connection)) {
    if (event === undefined) continue;
    const recorded = recordedEventOf(event);
    if (comparePositions(recorded.position, head) > 0) return;
    // The server begins with the event at the position itself.
    if (recorded.position !== after && isWanted(recorded, undefined)) yield recorded;
  }
}

/** A read cannot sift at the server; a subscription that ends at the head can. */
async function* ofCategories(
  connection: Connection,
  categories: readonly string[],
  after: Position | undefined,
  head: Position,
): AsyncGenerator<RecordedEvent> {
  const from = { batchSize: eventsPerBatch, categories, signal: connection.closed };
  for await (const batch of follow(connection, { ...from, ...(after && { after }) })) {
    for (const event of batch.events) {
      if (comparePositions(event.position, head) > 0) return;
      yield event;
    }
    const { position, caughtUp } = batch;
    if (caughtUp || (position !== undefined && comparePositions(position, head) >= 0)) return;
  }
  connection.assertOpen();
}
