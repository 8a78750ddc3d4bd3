import { type Filter, streamNameFilter } from '@eventstore/db-client';
import { categoryOf, type RecordedEvent } from '../event-store.js';
import { identityStream } from './identity.js';
import { checkpointInterval } from './limits.js';

/** What the server sifts by: names that begin as a category, or all but its own streams. */
export function filterOf(categories: readonly string[] | undefined): Filter {
  if (categories === undefined) return streamNameFilter({ regex: '^[^$]', checkpointInterval });
  // No stream's name begins with a line break: an empty list lets nothing through.
  const prefixes = categories.length === 0 ? ['\n'] : [...categories];
  return streamNameFilter({ prefixes, checkpointInterval });
}

/** What of the server's sift is wanted: `journals-1` begins as the category `journal` does. */
export function isWanted(
  { stream }: RecordedEvent,
  categories: ReadonlySet<string> | undefined,
): boolean {
  const isOurs = !stream.startsWith('$') && stream !== identityStream;
  return isOurs && (categories?.has(categoryOf(stream)) ?? true);
}
