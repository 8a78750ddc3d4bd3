import type { EventStore } from '@balcao/event-store';
import { heedNeeds, NewerLog } from '@balcao/journal';
import { StartError } from '@balcao/tasks/settings';
import { productVersion } from '../operations/operations.js';

/**
 * `StartError` if a newer version wrote into the log of EVENTSTORE_URL. A server that is away is
 * asked as soon as it is back, and `onNewer` is called then. Returns how to stop asking.
 */
export async function heedNewer(
  log: Pick<EventStore, 'needs'>,
  onNewer: (error: StartError) => void,
): Promise<() => Promise<void>> {
  try {
    return await heedNeeds(log, {
      onNewer: (error) => {
        onNewer(startErrorOf(error));
      },
    });
  } catch (error) {
    throw error instanceof NewerLog ? startErrorOf(error) : error;
  }
}

const startErrorOf = (error: NewerLog): StartError =>
  new StartError(error.sentence('The log of EVENTSTORE_URL', productVersion()));
