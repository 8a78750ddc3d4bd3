import { personalFieldsOf, type PersonalScope } from '@balcao/domain';
import { categoryOf, type EventStore, type RecordedEvent } from '@balcao/event-store';
import type { KeyRing } from './key-ring.js';
import { keysNeeded, openPersonal } from './personal-data.js';

/** Events as people may read them, and beneath them as they are stored. */
export interface ReadableEvents extends EventStore {
  /** What the chain of hashes is over: for proofs and for copies. */
  readonly stored: EventStore;
  /** An event that was read as it is stored, as people may read it. */
  readonly readable: (event: RecordedEvent) => RecordedEvent | Promise<RecordedEvent>;
}

/** The events as they are stored, where they are read otherwise. */
export function storedEvents(events: EventStore | ReadableEvents): EventStore {
  return 'stored' in events ? events.stored : events;
}

const journal = 'journal';

/** The company whose journal the event is of; none for the events of other streams. */
function companyOf({ stream }: RecordedEvent): string | undefined {
  return categoryOf(stream) === journal ? stream.slice(journal.length + 1) : undefined;
}

/**
 * An event store in which personal fields are read in plain, as long as there is a key to them.
 * What is appended is written as it is given: it has its hash already.
 */
export function readableEvents(store: EventStore, ring: KeyRing): ReadableEvents {
  const read = (event: RecordedEvent): RecordedEvent | Promise<RecordedEvent> => {
    const companyId = companyOf(event);
    if (companyId === undefined) return event;
    noteErasure(ring, companyId, event);
    if (personalFieldsOf(event.type) === undefined) return event;
    const keyIds = keysNeeded(event);
    if (ring.knows(keyIds) && ring.knowsErased(companyId)) {
      return openPersonal(ring, companyId, event);
    }
    return openLater(ring, companyId, event, keyIds);
  };
  async function* all(events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) {
      const opened = read(event);
      yield opened instanceof Promise ? await opened : opened;
    }
  }
  return {
    stored: store,
    readable: read,
    append: (stream, events, expected) => store.append(stream, events, expected),
    read: (stream, options) => all(store.read(stream, options)),
    last: async (stream) => {
      const event = await store.last(stream);
      return event && read(event);
    },
    readAll: (options) => all(store.readAll(options)),
    subscribe: async function* (options) {
      for await (const batch of store.subscribe(options)) {
        await fetchKeys(ring, batch.events);
        const events: RecordedEvent[] = [];
        for (const event of batch.events) {
          const opened = read(event);
          events.push(opened instanceof Promise ? await opened : opened);
        }
        yield { ...batch, events };
      }
    },
    head: () => store.head(),
    identity: () => store.identity(),
    needs: () => store.needs(),
    raiseNeeds: (needs) => store.raiseNeeds(needs),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}

async function openLater(
  ring: KeyRing,
  companyId: string,
  event: RecordedEvent,
  keyIds: readonly string[],
): Promise<RecordedEvent> {
  await ring.lookForErased(companyId);
  await ring.lookFor(companyId, keyIds);
  return openPersonal(ring, companyId, event);
}

/** Looks for the keys of many events at once. */
async function fetchKeys(ring: KeyRing, events: readonly RecordedEvent[]): Promise<void> {
  const wanted = new Map<string, string[]>();
  for (const event of events) {
    const companyId = companyOf(event);
    const keyIds = companyId === undefined ? [] : keysNeeded(event);
    if (companyId === undefined || keyIds.length === 0) continue;
    const before = wanted.get(companyId);
    if (before === undefined) wanted.set(companyId, [...keyIds]);
    else before.push(...keyIds);
  }
  for (const [companyId, keyIds] of wanted) await ring.lookFor(companyId, keyIds);
}

/** The event is the authority: a process that reads of an erasure shows nothing from then on. */
function noteErasure(ring: KeyRing, companyId: string, { type, data }: RecordedEvent): void {
  if (type !== 'PartyErased') return;
  // What the journal wrote: this is where its type returns.
  const { id, scopes } = data as { readonly id: string; readonly scopes: readonly PersonalScope[] };
  ring.noteErased(companyId, id, scopes);
}
