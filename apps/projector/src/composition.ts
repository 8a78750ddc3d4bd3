import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';

/** What the projector folds from and into. */
export interface Stores {
  readonly events: EventStore;
  readonly rows: ReadStore;
  close(): Promise<void>;
}

/** Why the projector cannot start, in one sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Chooses the adapters, once, from the environment; `StartError` when there is nothing to do here,
 * or when this version has no adapter for the servers that are named.
 */
export function openStores(environment: Environment): Promise<Stores> {
  const isSet = (name: string): boolean => (environment[name] ?? '').trim() !== '';
  const servers = ['EVENTSTORE_URL', 'MONGODB_URL'];
  if (!servers.some(isSet)) {
    throw new StartError(
      'There is nothing to project here: without EVENTSTORE_URL and MONGODB_URL the API keeps ' +
        'everything in its data folder and runs the projections itself.',
    );
  }
  const missing = servers.filter((name) => !isSet(name));
  if (missing.length > 0) {
    throw new StartError(`The projector needs ${missing.join(' and ')} to be set as well.`);
  }
  throw new StartError(
    'This version does not run on EventStoreDB and MongoDB yet: unset EVENTSTORE_URL and ' +
      'MONGODB_URL, and let the API keep everything in its data folder.',
  );
}
