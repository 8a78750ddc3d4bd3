import type { JSONEventData, RecordedEvent as ClientEvent } from '@eventstore/db-client';
import type { Json, NewEvent, RecordedEvent } from '../event-store.js';
import { positionOf } from './positions.js';

const utf8 = new TextEncoder();

/** An event as the client sends it. */
export function eventDataOf({ id, type, data, metadata }: NewEvent): JSONEventData {
  // As bytes, since the client leaves out metadata that are false, 0, null or an empty string.
  const bytes = utf8.encode(JSON.stringify(metadata));
  const event = { id, type, contentType: 'application/json', data, metadata: bytes };
  return event as unknown as JSONEventData;
}

/** An event as the client has read it. */
export function recordedEventOf(event: ClientEvent): RecordedEvent {
  if (event.position === undefined) {
    throw new TypeError(`${event.streamId}: the server is older than 22.6, it tells no positions`);
  }
  return {
    id: event.id,
    type: event.type,
    data: event.data as Json,
    metadata: (event.metadata ?? null) as Json,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(event.position),
    storedAt: event.created.toISOString(),
  };
}
