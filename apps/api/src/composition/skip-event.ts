import { recordSkip, type SkippedEvent } from '@balcao/projections';
import type { Servers } from '@balcao/tasks/settings';
import { openDataFolder } from './data-folder/open-data-folder.js';
import { openEvents } from './open-stores.js';
import { refuseNewer } from './refuse-newer-log.js';

/** What is skipped, and where its events are. */
export interface SkipOptions extends SkippedEvent {
  readonly dataDir: string;
  readonly servers: Servers;
}

/**
 * Records that an event is left out of the rows. Answers its type; `SkipRefused` where there is
 * nothing to skip, `StartError` while a server uses the data folder.
 */
export async function skipEvent({ dataDir, servers, ...skip }: SkipOptions): Promise<string> {
  const { eventStore } = servers;
  const options = { servers, usesSecretsFile: false };
  const folder = eventStore === undefined ? await openDataFolder(dataDir, options) : undefined;
  try {
    const place = folder === undefined ? { url: eventStore ?? '' } : { file: folder.events };
    const events = await openEvents(place);
    await refuseNewer(events, place);
    try {
      return await recordSkip(events, skip);
    } finally {
      await events.close();
    }
  } finally {
    folder?.release();
  }
}
