import type { AnyEvent } from '@balcao/domain';
import { LRUCache } from 'lru-cache';
import type { BooksModel } from './books-model.js';
import type { CompanyStream } from './company-stream.js';
import type { EventVersions } from './event-versions.js';
import type { PlacedEvent } from './placed-event.js';
import { fromStored } from './placed-event.js';

/** Records whose first events are kept in memory, the last used ones. */
const RECORDS_REMEMBERED = 256;

/** By size, since `max` would take room for all of them at once, for each company in memory. */
const bounded = { maxSize: RECORDS_REMEMBERED, sizeCalculation: () => 1 };

type Found<Event> = ReadonlyMap<string, Event>;

/**
 * The first events of the records that commands need: read from the journal by their threads,
 * before the command's turn. A first event never changes and is durable when it gets here, so it
 * holds regardless of what is decided in between; a record that is not found had not begun when it
 * was asked for.
 */
export class FirstEvents<Command, Event extends AnyEvent> {
  private readonly remembered = new LRUCache<string, Event>(bounded);
  private readonly nothing: Found<Event> = new Map();

  constructor(
    private readonly model: Pick<BooksModel<never, Command, Event>, 'needs'>,
    private readonly stream: CompanyStream,
    private readonly versions: EventVersions<Event>,
    /** Answers once all that the threads lead to is durable. */
    private readonly lastRevisionsOf: (
      ids: readonly string[],
    ) => Promise<readonly (number | undefined)[]>,
  ) {}

  /** The first events that the command needs; at once when it needs none. */
  neededBy(command: Command): Found<Event> | Promise<Found<Event>> {
    const ids = this.model.needs(command, this.nothing);
    return ids.length === 0 ? this.nothing : this.collect(command, ids);
  }

  /** Keeps what has just begun, and is durable: it is often what the next command is about. */
  remember(events: readonly PlacedEvent<Event>[]): void {
    for (const event of events) {
      if (event.metadata.previous === undefined) this.remembered.set(event.data.id, event);
    }
  }

  private async collect(command: Command, first: readonly string[]): Promise<Found<Event>> {
    const found = new Map<string, Event>();
    const asked = new Set<string>();
    let ids = [...new Set(first)];
    while (ids.length > 0) {
      for (const id of ids) asked.add(id);
      for (const event of await this.find(ids)) found.set(event.data.id, event);
      ids = [...new Set(this.model.needs(command, found))].filter((id) => !asked.has(id));
    }
    return found;
  }

  private async find(ids: readonly string[]): Promise<readonly Event[]> {
    const known = ids.flatMap((id) => this.remembered.get(id) ?? []);
    const unknown = ids.filter((id) => !this.remembered.has(id));
    if (unknown.length === 0) return known;
    const ends = await this.lastRevisionsOf(unknown);
    const read = await Promise.all(unknown.map((id, index) => this.read(id, ends[index])));
    return [...known, ...read.filter((event) => event !== undefined)];
  }

  /** Follows the record's thread to its beginning. */
  private async read(id: string, last: number | undefined): Promise<Event | undefined> {
    let at = last;
    while (at !== undefined) {
      const stored = await this.stream.at(at);
      const event = stored && fromStored(stored, this.versions);
      if (event?.data.id !== id) return undefined;
      at = event.metadata.previous;
      if (at === undefined) {
        this.remembered.set(id, event);
        return event;
      }
    }
    return undefined;
  }
}
