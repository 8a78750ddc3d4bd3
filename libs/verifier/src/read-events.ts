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
      events.push(JSON.parse(decoder.decode(bytes.subarray(from, until))) as PackedEvent);
    } catch {
      unreadable.push(line);
    }
    from = until + 1;
  }
  return { events, unreadable };
}
