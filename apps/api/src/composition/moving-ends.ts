import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobStore } from '@balcao/blobs';
import type { EventStore } from '@balcao/event-store';
import type { PersonalKeys } from '@balcao/journal';
import type { ReadStore } from '@balcao/read-store';
import { type Servers, StartError } from '@balcao/tasks/settings';
import type { End } from '../moving/end.js';
import { openDataFolder } from './data-folder/open-data-folder.js';
import { keysPlace, openPersonalKeys } from './open-readable-events.js';
import type { Place } from '../store-place.js';
import { openBlobs, openEvents, openRows } from './open-stores.js';
import { refuseNewer } from './refuse-newer-log.js';

/**
 * A data folder that only this process holds. `StartError` while a server uses it, or if there is
 * none although something is to be moved from it.
 */
export async function openEmbeddedEnd(dataDir: string, isSource: boolean): Promise<End> {
  if (isSource && !existsSync(join(dataDir, 'events.db'))) {
    throw new StartError(
      `There is nothing to move in ${dataDir}: set DATA_DIR to the data folder.`,
    );
  }
  const kept = { servers: {}, usesSecretsFile: false, mayBeNew: !isSource };
  const folder = await openDataFolder(dataDir, kept);
  const release = (): void => {
    folder.release();
  };
  const { events, rows, blobs } = folder;
  const places = { events: { file: events }, rows: { file: rows }, blobs: { file: blobs } };
  return openEnd(places, { sharesRows: false, release });
}

/** The servers; nothing keeps others from using them. `StartError` for an address that is none. */
export async function openServersEnd(servers: Required<Omit<Servers, 'redis'>>): Promise<End> {
  const [events, rows] = [{ url: servers.eventStore }, { url: servers.mongoDb }];
  return openEnd({ events, rows, blobs: rows }, { sharesRows: true, release: () => undefined });
}

type Part = 'events' | 'rows' | 'blobs';

interface Opened {
  events?: EventStore;
  keys?: PersonalKeys;
  rows?: ReadStore;
  blobs?: BlobStore;
}

async function openEnd(
  places: Readonly<Record<Part, Place>>,
  { sharesRows, release }: { readonly sharesRows: boolean; readonly release: () => void },
): Promise<End> {
  const opened: Opened = {};
  const close = async (): Promise<void> => {
    const { events, keys, rows, blobs } = opened;
    await Promise.all([events?.close(), keys?.close(), rows?.close(), blobs?.close()]);
    release();
  };
  try {
    const events = (opened.events = await openEvents(places.events));
    await refuseNewer(events, places.events);
    const place = keysPlace(places.events, places.rows);
    const keys = (opened.keys = await openPersonalKeys(place));
    const rows = (opened.rows = await openRows(places.rows));
    const blobs = (opened.blobs = await openBlobs(places.blobs));
    return { events, keys, rows, blobs, sharesRows, close };
  } catch (error) {
    await close();
    throw error;
  }
}
