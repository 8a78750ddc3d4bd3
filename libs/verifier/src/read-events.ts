import { eventsName, type PackedEvent, type PackFiles } from './pack.js';

/** A line each; numbers of lines that cannot be read are told. */
export function eventsOf(files: PackFiles): {
  readonly events: readonly PackedEvent[];
  readonly unreadable: readonly number[];
} {
  const events: PackedEvent[] = [];
  const unreadable: number[] = [];
  const bytes = files.get(eventsName) ?? new Uint8Array();
  const decoder = new TextDecoder();
  let from = 0;
  for (let line = 1; from < bytes.length; line += 1) {
    const end = bytes.indexOf(10, from);
    const until = end === -1 ? bytes.length : end;
    try {
      const event: unknown = JSON.parse(decoder.decode(bytes.subarray(from, until)));
      if (isEvent(event)) events.push(event);
      else unreadable.push(line);
    } catch {
      unreadable.push(line);
    }
    from = until + 1;
  }
  return { events, unreadable };
}

/** Whether something has fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nothing more than what the chain is over, and the place in it. */
function isEvent(value: unknown): value is PackedEvent {
  if (!isObject(value) || !isObject(value['data']) || !isObject(value['metadata'])) return false;
  const isWhole = typeof value['revision'] === 'number' && typeof value['type'] === 'string';
  return isWhole && Object.keys(value).length === 4;
}
