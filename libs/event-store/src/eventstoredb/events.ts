import type { JSONEventData, RecordedEvent as ClientEvent } from '@eventstore/db-client';
import type { Json, NewEvent, RecordedEvent } from '../event-store.js';
import { positionOf } from './positions.js';

const utf8 = new TextEncoder();

/** An event as the client sends it. */
export function eventDataOf({ id, type, data, metadata }: NewEvent): JSONEventData {
  const bytes = { data: encoded(data), metadata: encoded(metadata) };
  return new SentEvent(id, type, bytes.data, bytes.metadata) as unknown as JSONEventData;
}

const encoded = (value: Json): Uint8Array => utf8.encode(JSON.stringify(value));

/**
 * As bytes, since the client leaves out metadata that are false, 0, null or an empty string, and
 * turns data that it encodes by itself into base64 and back, which takes longer than all the rest.
 * It asks for the type of the content twice: to tell the server, and to know how to encode it.
 */
class SentEvent {
  private isAnswered = false;

  constructor(
    readonly id: string,
    readonly type: string,
    readonly data: Uint8Array,
    readonly metadata: Uint8Array,
  ) {}

  get contentType(): 'application/json' | 'application/octet-stream' {
    const { isAnswered } = this;
    this.isAnswered = true;
    return isAnswered ? 'application/octet-stream' : 'application/json';
  }
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
