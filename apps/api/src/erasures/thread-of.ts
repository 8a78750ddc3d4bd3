import type { JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';
import type { Journals } from '../composition/backend.js';

/** Events of a thread that are read at once. */
const eventsPerPage = 200;

/** Every event about a record, the newest first. */
export async function threadOf(
  journals: Journals,
  companyId: string,
  id: string,
): Promise<readonly PlacedEvent<JournalEvent>[]> {
  const events: PlacedEvent<JournalEvent>[] = [];
  for (let before: number | undefined; ;) {
    const options = { limit: eventsPerPage, ...(before !== undefined && { before }) };
    const page = await journals.history(companyId, id, options);
    events.push(...page.events);
    if (page.next === undefined) return events;
    before = page.next;
  }
}
