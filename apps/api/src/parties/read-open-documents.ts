import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import { referenceOf, type Ledger } from '@balcao/domain';
import { seesSeriesOf } from '../access/rows/seen-documents.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';

/** Asks for everything of a party that something is left of, the oldest due first. */
export class ReadOpenDocuments extends Query<readonly OpenDocumentAnswer[]> {
  constructor(
    readonly companyId: string,
    readonly partyId: string,
    readonly ledger: Ledger,
  ) {
    super();
  }
}

/** The books hold what is open: whoever pays it sees it as the payment will be decided. */
@QueryHandler(ReadOpenDocuments)
export class ReadOpenDocumentsHandler implements IQueryHandler<ReadOpenDocuments> {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  execute({ companyId, partyId, ledger }: ReadOpenDocuments) {
    return this.journals.inspect(companyId, (books) =>
      [...books.documents.open.of(partyId)]
        .filter((open) => open.ledger === ledger && seesSeriesOf(open.id))
        .map(({ id, side, issuedOn, dueOn, totalMinor, openMinor }) => ({
          id,
          reference: referenceOf(books, id),
          side,
          issuedOn,
          dueOn,
          totalMinor,
          openMinor,
        }))
        .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.issuedOn.localeCompare(b.issuedOn)),
    );
  }
}
