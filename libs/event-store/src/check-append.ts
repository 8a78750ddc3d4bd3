import type { NewEvent } from './event-store.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * What every adapter asks of an append before it looks at the stream, so that what one store
 * accepts no other refuses. Throws a `RangeError`: the caller has a defect, retrying cannot help.
 */
export function checkAppend(stream: string, events: readonly NewEvent[]): void {
  if (stream === '') throw new RangeError('a stream has a name');
  if (events.length === 0) throw new RangeError(`${stream}: an append carries at least one event`);
  for (const { id, type } of events) {
    if (!uuid.test(id)) throw new RangeError(`${stream}: ${id} is no lower-case UUID`);
    if (type === '') throw new RangeError(`${stream}: event ${id} has no type`);
  }
}
