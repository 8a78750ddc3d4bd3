import { Inject, Injectable } from '@nestjs/common';
import type { DocumentRow } from '@balcao/contracts';
import { lastRevisionOf, refuse, type JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';
import {
  documents,
  documentsProjection,
  settlements,
  type FoldedEvent,
  type Unstamped,
} from '@balcao/projections';
import { asJson } from '@balcao/event-store';
import type { Row, RowReader } from '@balcao/read-store';
import { isKnown } from '../../access/rows/row-rules.js';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS, ROWS } from '../../composition/tokens.js';
import { ReadAfter } from '../../reading/read-after.js';

/** Events of the document itself that are followed back: to the one that issued it. */
const OWN_MAX = 10_000;
/** Other records that touched it: payments, notes, what it was made into. */
const OTHERS_MAX = 200;
/** Events of each of them. */
const OF_OTHERS_MAX = 30;

/** An event that touched a document, and the document's row behind it. */
export interface TouchingEvent {
  readonly event: PlacedEvent<JournalEvent>;
  readonly after: DocumentRow | undefined;
}

/**
 * What happened to a document: its own thread in the journal, and those of the records that settled
 * it or were made of it; each event with the row that the document's projection made of it.
 */
@Injectable()
export class DocumentEvents {
  constructor(
    private readonly readAfter: ReadAfter,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** The oldest first; refuses a document that the caller does not see. */
  async of(companyId: string, id: string): Promise<readonly TouchingEvent[]> {
    const row = await this.#row(companyId, id);
    const own = this.#thread(companyId, id, OWN_MAX);
    const others = await this.#others(companyId, row);
    const threads = others.map((other) => this.#thread(companyId, other, OF_OTHERS_MAX));
    const touching = (await Promise.all(threads)).flat().filter((event) => touches(event, id));
    const events = [...(await own), ...touching].filter(isKnown);
    events.sort((one, other) => one.revision - other.revision);
    let after: Row | undefined;
    return events.map((event) => {
      after = folded(companyId, event, id, after);
      return { event, after: after as DocumentRow | undefined };
    });
  }

  async #row(companyId: string, id: string): Promise<DocumentRow> {
    const last = await this.journals.inspect(companyId, (books) => lastRevisionOf(books, id));
    if (last !== undefined) await this.readAfter.until(companyId, last);
    const row = last === undefined ? undefined : await this.rows.get(documents, companyId, id);
    return row ?? refuse('document.notFound', { id });
  }

  async #others(companyId: string, row: DocumentRow): Promise<readonly string[]> {
    const { id, madeInto = [], cancelledInto = [] } = row;
    const settled = await this.rows.find(settlements, companyId, {
      where: { documentId: id },
      sort: [['on', 'desc']],
      limit: OTHERS_MAX,
    });
    const ids = [
      ...settled.map(({ sourceId }) => sourceId),
      ...[...madeInto, ...cancelledInto].map(({ documentId }) => documentId),
    ];
    return [...new Set(ids)].filter((other) => other !== id).slice(0, OTHERS_MAX);
  }

  async #thread(companyId: string, id: string, limit: number) {
    return (await this.journals.history(companyId, id, { limit })).events;
  }
}

const folds: ReadonlySet<string> = new Set(documentsProjection.events);

/** The event as projections take it. */
function placed(companyId: string, event: PlacedEvent<JournalEvent>): FoldedEvent {
  const { revision, type } = event;
  const place = { stream: `journal-${companyId}`, category: 'journal', streamId: companyId };
  return { ...place, revision, type, data: asJson(event.data), metadata: asJson(event.metadata) };
}

function touches(event: PlacedEvent<JournalEvent>, id: string): boolean {
  if (!folds.has(event.type)) return false;
  return documentsProjection.keys(placed('', event)).some((key) => key.id === id);
}

function folded(
  companyId: string,
  event: PlacedEvent<JournalEvent>,
  id: string,
  row: Row | undefined,
): Row | undefined {
  if (!touches(event, id)) return row;
  const key = { id, partition: companyId };
  const made: Unstamped<Row> | undefined = documentsProjection.fold(
    row,
    placed(companyId, event),
    key,
  );
  return made && { ...made, revision: event.revision };
}
