import { openTillDatabase } from './till-db.js';

/** Entries of tills on this device, whichever company's, that the server does not have yet. */
export async function unsentEntries(): Promise<number> {
  const database = await openTillDatabase();
  const count = await database.count('outbox');
  database.close();
  return count;
}
