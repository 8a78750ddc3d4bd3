import { Inject, Injectable } from '@nestjs/common';
import type { DocumentIssued, DocumentIssuedData } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { eventAs, journalStream } from '@balcao/journal';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { EVENTS, ROWS } from '../composition/tokens.js';

/** Documents as they were issued, read from the journal where their rows say they are. */
@Injectable()
export class IssuedDocuments {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  /** The document whose issuing event is at the revision. */
  async at(
    companyId: string,
    id: string,
    revision: number,
  ): Promise<DocumentIssuedData | undefined> {
    const options = { from: revision, limit: 1 };
    for await (const stored of this.events.read(journalStream(companyId), options)) {
      const { data: issued } = eventAs<DocumentIssued>(stored);
      if (issued.id === id) return issued;
    }
    return undefined;
  }

  /** Those of the documents that there are. */
  async all(
    companyId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, DocumentIssuedData>> {
    const found = new Map<string, DocumentIssuedData>();
    for (const id of new Set(ids)) {
      const row = await this.rows.get(documents, companyId, id);
      const issued = row && (await this.at(companyId, id, row.issuedRevision));
      if (issued) found.set(id, issued);
    }
    return found;
  }
}
