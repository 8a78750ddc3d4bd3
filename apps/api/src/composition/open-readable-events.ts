import { dirname, join } from 'node:path';
import {
  KeyRing,
  markingNeeds,
  PersonalKeys,
  readableEvents,
  type ReadableEvents,
} from '@balcao/journal';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { SqliteEventStoreOptions } from '@balcao/event-store/sqlite';
import { heedNewer } from './refuse-newer-log.js';
import type { Place } from '../store-place.js';
import { openEvents, openRows, type OpenEvents } from './open-stores.js';

/** Where the keys of personal data are: next to events in a file, else next to the rows. */
export function keysPlace(events: Place, rows: Place): Place {
  if ('url' in events && 'url' in rows) return rows;
  const beside = 'file' in events ? events : rows;
  return 'file' in beside ? { file: join(dirname(beside.file), 'keys.db') } : beside;
}

/** The keys of personal data; contacts no server. */
export async function openPersonalKeys(place: Place): Promise<PersonalKeys> {
  const isFile = 'file' in place;
  return new PersonalKeys(
    isFile ? new SqliteReadStore(place.file, { isPrecious: true }) : await openRows(place),
  );
}

/** Events in which personal data can be read, and the keys to them. */
interface OpenReadableEvents extends ReadableEvents {
  readonly wake?: () => void;
  readonly ring: KeyRing;
}

/** Opens the events and their keys; both are closed together. */
export async function openReadableEvents(
  places: { readonly events: Place; readonly keys: Place },
  options?: Omit<SqliteEventStoreOptions, 'path'>,
): Promise<OpenReadableEvents> {
  const stored: OpenEvents = markingNeeds(await openEvents(places.events, options));
  const keys = await openPersonalKeys(places.keys);
  const ring = new KeyRing(keys);
  const { wake } = stored;
  return {
    ...readableEvents(stored, ring),
    ring,
    ...(wake !== undefined && {
      wake: () => {
        wake.call(stored);
      },
    }),
    close: async () => {
      await stored.close();
      await keys.close();
    },
  };
}

/**
 * The same for a node that runs: `StartError` where only a newer version can read the log, and
 * `onDeath` where that is known later, as the server was away.
 */
export async function openHeededEvents(
  places: { readonly events: Place; readonly keys: Place },
  { clock, onDeath }: { readonly clock: () => Date; readonly onDeath: (error: Error) => void },
  onCommit: () => void,
): Promise<OpenReadableEvents> {
  const events = await openReadableEvents(places, { now: () => clock().getTime(), onCommit });
  const stop = await heedNewer(events, places.events, onDeath);
  const close = async (): Promise<void> => {
    await stop();
    await events.close();
  };
  return { ...events, close };
}
