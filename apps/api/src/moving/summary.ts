import type { Moved } from './move-all.js';
import { counted } from './progress-lines.js';
import type { MoveSettings } from './settings.js';

/** What was found to be the same at both ends, and what is left to do. */
export function summaryOf(moved: Moved, { to, dataDir }: Pick<MoveSettings, 'to' | 'dataDir'>) {
  const { streams, events, copied, chains, blobs, rows } = moved;
  const next =
    to === 'servers'
      ? 'start the API nodes and projectors with EVENTSTORE_URL, MONGODB_URL and REDIS_URL'
      : `start the server with DATA_DIR=${dataDir} and without EVENTSTORE_URL, MONGODB_URL, REDIS_URL`;
  return [
    '',
    'The same at both ends:',
    `  streams      ${counted(streams)}`,
    `  events       ${counted(events)}, ${counted(copied)} of them copied now`,
    `  chains       ${counted(chains)}, each whole`,
    `  attachments  ${counted(blobs)}`,
    `  rows         ${counted(rows)}`,
    `To switch, ${next}.`,
  ] as const;
}
