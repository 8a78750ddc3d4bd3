import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RecallRow, StockMoveRow } from '@balcao/contracts';
import { fromMicros } from '@balcao/pricing';
import { documents, parties, stockMoves } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { ROWS } from '../composition/tokens.js';

/** Asks who has received something of a batch, and what of it came back. */
export class ReadRecall extends Query<readonly RecallRow[]> {
  constructor(
    readonly companyId: string,
    readonly batchId: string,
  ) {
    super();
  }
}

@QueryHandler(ReadRecall)
export class ReadRecallHandler implements IQueryHandler<ReadRecall> {
  constructor(@Inject(ROWS) private readonly rows: RowReader) {}

  async execute({ companyId, batchId }: ReadRecall): Promise<readonly RecallRow[]> {
    const moves = await this.rows.find(stockMoves, companyId, {
      where: { batchId },
      sort: [['id', 'asc']],
    });
    const given = givenOut(moves);
    const partyIds = [...new Set([...given.values()].map(({ partyId }) => partyId))];
    const [issued, known] = await Promise.all([
      this.rows.getMany(documents, companyId, [...given.keys()]),
      this.rows.getMany(parties, companyId, partyIds),
    ]);
    const byId = new Map(issued.map((document) => [document.id, document]));
    const phones = new Map(known.map(({ id, phone1 }) => [id, phone1]));
    return [...given].flatMap(([documentId, { partyId, partyName, micros, returnedMicros }]) => {
      const document = byId.get(documentId);
      if (!document) return [];
      const { reference, issuedOn } = document;
      const partyPhone = phones.get(partyId);
      return {
        documentId,
        reference,
        issuedOn,
        partyId,
        partyName,
        ...(partyPhone !== undefined && { partyPhone }),
        received: fromMicros(micros),
        returned: fromMicros(returnedMicros),
        quantity: fromMicros(micros - returnedMicros),
      };
    });
  }
}

interface Given {
  readonly partyId: string;
  readonly partyName: string;
  /** What it gave out, unless it was cancelled. */
  readonly micros: number;
  readonly returnedMicros: number;
}

/** By document, what it gave out and what of it came back, the oldest first. */
function givenOut(moves: readonly StockMoveRow[]): ReadonlyMap<string, Given> {
  const given = new Map<string, Given>();
  for (const { recordId, returnOfId, quantityMicros, partyId = '', partyName = '' } of moves) {
    const documentId = returnOfId ?? recordId;
    const before = given.get(documentId);
    // Cancellations do not know the party themselves: the document they are about does.
    const isGiven = partyId !== '' && quantityMicros < 0 && returnOfId === undefined;
    if (!before && !isGiven) continue;
    const { micros, returnedMicros, ...party } = before ?? {
      partyId,
      partyName,
      micros: 0,
      returnedMicros: 0,
    };
    const isReturn = returnOfId !== undefined;
    given.set(documentId, {
      ...party,
      micros: isReturn ? micros : micros - quantityMicros,
      returnedMicros: isReturn ? returnedMicros + quantityMicros : returnedMicros,
    });
  }
  return new Map([...given].filter(([, { micros }]) => micros > 0));
}
