import type { EventStore } from '@balcao/event-store';
import type { RowReader } from '@balcao/read-store';
import {
  type Alteration,
  alterationBy,
  type DocumentIssued,
  type DocumentIssuedData,
  isDeclared,
  type JournalEvent,
  monthOf,
} from '@balcao/domain';
import { eventAs, journalStream } from '@balcao/journal';
import { documents } from '@balcao/projections';

/** Events read at once. */
const eventsPerRead = 1_000;

/** What came between the making of a file and now. */
interface LaterChanges {
  readonly alterations: readonly Alteration[];
  /** The last event that was looked at. */
  readonly readTo: number;
}

interface Reading {
  readonly events: EventStore;
  readonly rows: RowReader;
  readonly companyId: string;
}

/** Reads the journal after a file's position for what makes the file of its month another one. */
export async function laterChanges(
  { events, rows, companyId }: Reading,
  { period, fileKind, revision }: { period: string; fileKind: string; revision: number },
): Promise<LaterChanges> {
  const stream = journalStream(companyId);
  const alterations: Alteration[] = [];
  let readTo = revision;
  const issued = new Map<string, DocumentIssuedData>();
  for (;;) {
    const from = readTo + 1;
    for await (const event of events.read(stream, { from, limit: eventsPerRead })) {
      readTo = event.revision;
      const known = eventAs<JournalEvent>(event);
      if (known.type === 'DocumentIssued') issued.set(known.data.id, known.data);
      else if (changes.has(known.type)) await know(known.data.id);
      const found = alterationBy(known, issued);
      if (!found || monthOf(found.issued.issuedOn) !== period) continue;
      if (isDeclared(found.issued, fileKind)) alterations.push(found.alteration);
    }
    if (readTo < from + eventsPerRead - 1) return { alterations, readTo };
  }

  async function know(id: string): Promise<void> {
    if (issued.has(id)) return;
    const row = await rows.get(documents, companyId, id);
    if (row === undefined) return;
    for await (const event of events.read(stream, { from: row.issuedRevision, limit: 1 })) {
      // The row was folded from this very event.
      issued.set(id, eventAs<DocumentIssued>(event).data);
    }
  }
}

const changes: ReadonlySet<string> = new Set(['DocumentCancelled', 'DocumentRestored']);
