import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DocumentAnswer } from '@balcao/contracts';
import { refuse, type DocumentIssuedData } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { EVENTS, ROWS } from '../composition/tokens.js';

/** Asks for one document: its row, and its content as it was issued. */
export class GetDocument extends Query<DocumentAnswer> {
  constructor(
    readonly companyId: string,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetDocument)
export class GetDocumentHandler implements IQueryHandler<GetDocument> {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async execute({ companyId, id }: GetDocument): Promise<DocumentAnswer> {
    const row = await this.rows.get(documents, companyId, id);
    if (row === undefined) return refuse('document.notFound', { id });
    const options = { from: row.issuedRevision, limit: 1 };
    for await (const stored of this.events.read(`journal-${companyId}`, options)) {
      const content = stored.data as unknown as DocumentIssuedData;
      if (content.id === id) return { ...row, content };
    }
    return refuse('document.notFound', { id });
  }
}
