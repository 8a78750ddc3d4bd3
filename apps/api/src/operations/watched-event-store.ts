import type { Appended, EventStore, ExpectedRevision, NewEvent } from '@balcao/event-store';
import type { ReadableEvents } from '@balcao/journal';
import { appendOutcomeOf } from './outcomes.js';
import { exactNow, type AppendOutcome, type Watcher } from './watcher.js';

type AppendWatcher = Pick<Watcher, 'append'>;

/** The same event store; the watcher is told of each append. */
export function watchedEventStore(
  store: EventStore | ReadableEvents,
  watcher: AppendWatcher,
): EventStore {
  const append = async (
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> => {
    const startedAt = exactNow();
    const tell = (outcome: AppendOutcome, revision?: number): void => {
      watcher.append({ stream, events, startedAt, ms: exactNow() - startedAt, outcome, revision });
    };
    try {
      const appended = await store.append(stream, events, expected);
      tell('done', appended.revision);
      return appended;
    } catch (error) {
      tell(appendOutcomeOf(error));
      throw error;
    }
  };
  // Events that people may read are stored otherwise: the chain is over what is stored.
  const stored = 'stored' in store ? { stored: store.stored, readable: store.readable } : {};
  return {
    ...stored,
    append,
    read: (stream, options) => store.read(stream, options),
    last: (stream) => store.last(stream),
    readAll: (options) => store.readAll(options),
    subscribe: (options) => store.subscribe(options),
    head: () => store.head(),
    identity: () => store.identity(),
    needs: () => store.needs(),
    raiseNeeds: (needs) => store.raiseNeeds(needs),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
