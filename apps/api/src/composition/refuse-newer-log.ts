import type { EventStore } from '@balcao/event-store';
import { heedNeeds, NewerLog, refuseNewerLog } from '@balcao/journal';
import { StartError } from '@balcao/tasks/settings';
import { serversInUse } from './servers-in-use.js';
import { productVersion } from './version.js';
import type { Place } from '../store-place.js';

type Log = Pick<EventStore, 'needs' | 'close'>;

/** `StartError` where a newer version wrote into the log; the log is closed then. */
export async function refuseNewer(log: Log, place: Place): Promise<void> {
  await orClose(log, place, () => refuseNewerLog(log));
}

/**
 * The same for a node that runs: a server that is away is asked as soon as it is back, and
 * `onNewer` is called then. Returns how to stop asking.
 */
export function heedNewer(
  log: Log,
  place: Place,
  onNewer: (error: StartError) => void,
): Promise<() => Promise<void>> {
  const report = (error: NewerLog): void => {
    onNewer(startErrorOf(error, place));
  };
  return orClose(log, place, () => heedNeeds(log, { onNewer: report }));
}

async function orClose<T>(log: Log, place: Place, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    await log.close();
    throw error instanceof NewerLog ? startErrorOf(error, place) : error;
  }
}

function startErrorOf(error: NewerLog, place: Place): StartError {
  return new StartError(error.sentence(nameOf(place), productVersion()));
}

function nameOf(place: Place): string {
  if ('file' in place) return place.file;
  const { eventStore } = serversInUse({
    eventStore: place.url,
    readStore: undefined,
    jobs: undefined,
  });
  return `${eventStore.product} at ${eventStore.hosts.join(',')}`;
}
