import type { AnyEvent } from '@balcao/domain';
import type { CompanyStream } from './company-stream.js';
import { CommandReused } from './errors.js';
import type { EventVersions } from './event-versions.js';
import type { PlacedEvent } from './placed-event.js';
import { fromStored, metadataOf } from './placed-event.js';

/** What a command did: the revision to read after, and its events in order. */
export interface Executed<Event> {
  /** The last revision it rests on; -1 while the journal is empty. */
  readonly revision: number;
  readonly events: readonly PlacedEvent<Event>[];
  /** True when the command had been executed before, and this is what it did then. */
  readonly repeated: boolean;
}

/**
 * What a command answered the first time. A command of the same id with another body was meant as
 * another command: `CommandReused`. So is one whose id only looks the same to the books' index,
 * which knows ids by 64 bits: better refused than executed twice.
 */
export async function executedBefore<Event extends AnyEvent>(
  stream: CompanyStream,
  versions: EventVersions<Event>,
  command: { readonly commandId: string; readonly commandHash: string },
  first: number,
): Promise<Executed<Event>> {
  const events: PlacedEvent<Event>[] = [];
  for await (const stored of stream.from(first)) {
    const { commandId, commandHash } = metadataOf(stored);
    const isFirst = stored.revision === first;
    if (!isFirst && (commandId !== command.commandId || commandHash !== undefined)) break;
    if (isFirst && (commandId !== command.commandId || commandHash !== command.commandHash)) {
      throw new CommandReused(command.commandId);
    }
    events.push(fromStored(stored, versions));
  }
  return { revision: first + events.length - 1, events, repeated: true };
}
