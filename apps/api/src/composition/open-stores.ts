import type { BlobStore } from '@balcao/blobs';
import { FileBlobStore } from '@balcao/blobs/files';
import type { EventStore } from '@balcao/event-store';
import { SqliteEventStore, type SqliteEventStoreOptions } from '@balcao/event-store/sqlite';
import type { ReadStore } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { databaseOf, unreadableAddress } from '@balcao/tasks/settings';
import { limits } from '../http/limits.js';
import type { Place } from '../store-place.js';

/**
 * How long a call waits for a primary; the driver tries most of them twice. People wait for lists.
 */
const unavailableAfterMs = 2_500;

const queryDeadlineMs = limits.queryTime.max * 1_000;

/** Of a file, `wake` looks for what another thread has committed. */
export type OpenEvents = EventStore & { readonly wake?: () => void };

// What talks to a server is loaded where there is one: its client is half as large as the product.

/** Contacts no server. `StartError` for an address that cannot be read. */
export async function openEvents(
  place: Place,
  options: Omit<SqliteEventStoreOptions, 'path'> = {},
): Promise<OpenEvents> {
  if ('file' in place) return SqliteEventStore.open({ path: place.file, ...options });
  const { EventStoreDbEventStore } = await import('@balcao/event-store/eventstoredb');
  try {
    return await EventStoreDbEventStore.open(place);
  } catch {
    throw unreadableAddress('eventStore');
  }
}

/** Contacts no server. `StartError` for an address that cannot be read. */
export async function openRows(place: Place): Promise<ReadStore> {
  if ('file' in place) return new SqliteReadStore(place.file);
  const { MongoReadStore } = await import('@balcao/read-store/mongodb');
  const { url } = place;
  const options = { url, database: databaseOf(url), unavailableAfterMs, queryDeadlineMs };
  return readable(() => MongoReadStore.open(options));
}

/** Contacts no server. `StartError` for an address that cannot be read. */
export async function openBlobs(place: Place): Promise<BlobStore> {
  if ('file' in place) return FileBlobStore.open({ folder: place.file });
  const { GridFsBlobStore } = await import('@balcao/blobs/gridfs');
  const { url } = place;
  return readable(() => GridFsBlobStore.open({ url, database: databaseOf(url) }));
}

/** The driver's own words may repeat the address, and with it the password. */
async function readable<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch {
    throw unreadableAddress('mongoDb');
  }
}
