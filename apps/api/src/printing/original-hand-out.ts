import type { JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';

/** Paper jams: so long after printing the original, it can be sent to a printer once more. */
const handOutMs = 15 * 60_000;

/** Whether this person has just printed the original, and may have it for the printer. */
export function isHandedOut(
  history: readonly PlacedEvent<JournalEvent>[],
  userId: string,
  now: Date,
): boolean {
  return history.some(({ type, data, metadata }) => {
    if (type !== 'DocumentPrinted' || data.copy !== 'original') return false;
    const age = now.getTime() - Date.parse(metadata.recordedAt);
    return metadata.actorId === userId && age <= handOutMs;
  });
}
