import type { EventStore } from '@balcao/event-store';
import { intactEvents, journalStream } from '@balcao/journal';
import { allProjections, foldUntil } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';

const projections = allProjections.filter(({ category }) => category === 'journal');

/**
 * Rows as they were known at an event, folded only from the journal. They are held in memory and go
 * with the reader: several companies may be viewed side by side.
 */
export async function foldedPast(
  store: EventStore,
  companyId: string,
  until: number,
): Promise<RowReader> {
  const rows = new SqliteReadStore(':memory:');
  const stream = journalStream(companyId);
  await foldUntil({ store: intactEvents(store), rows, projections, stream, until });
  return rows;
}
