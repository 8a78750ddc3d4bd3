import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import { referenceOf, type Ledger } from '@balcao/domain';
import { documents, payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { lookedAtMoment } from '../access/rows/row-rules.js';
import { isOfOneShift, seesSeriesOf } from '../access/rows/seen-documents.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';

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
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
  ) {}

  execute(asked: ReadOpenDocuments): Promise<readonly OpenDocumentAnswer[]> {
    const isOfBooks = lookedAtMoment() === undefined && !isOfOneShift();
    return isOfBooks ? this.#now(asked) : this.#then(asked);
  }

  /** At an earlier moment there are no books, and they know no shifts: what rows say was open. */
  async #then({ companyId, partyId, ledger }: ReadOpenDocuments) {
    const open = { pendingMinor: { $gt: 0 } };
    const group = ledger === 'client' ? 'sales' : 'purchases';
    const [issued, paid] = await Promise.all([
      this.rows.find(documents, companyId, {
        where: { clientId: partyId, group, ...open },
      }),
      this.rows.find(payments, companyId, {
        where: { partyId, ledger, unallocatedMinor: { $gt: 0 } },
      }),
    ]);
    return [
      ...issued.map(
        ({ id, reference, issuedOn, dueOn, totalMinor, pendingMinor, accountEffect, ...row }) => {
          const side: OpenDocumentAnswer['side'] = accountEffect === 'debit' ? 'debit' : 'credit';
          return {
            id,
            reference,
            side,
            issuedOn,
            dueOn,
            totalMinor,
            baseMinor: row.worthBaseMinor,
            openMinor: pendingMinor,
          };
        },
      ),
      ...paid.map(({ id, reference, issuedOn, paidMinor, unallocatedMinor }) => ({
        id,
        reference,
        side: 'credit' as const,
        issuedOn,
        dueOn: issuedOn,
        totalMinor: paidMinor,
        openMinor: unallocatedMinor,
      })),
    ].sort(oldestDueFirst);
  }

  async #now({ companyId, partyId, ledger }: ReadOpenDocuments) {
    const open = await this.journals.inspect(companyId, (books) =>
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
        .sort(oldestDueFirst),
    );
    return this.#withBases(companyId, open);
  }

  /** Rows that are not there yet say no base. */
  async #withBases(companyId: string, open: readonly OpenDocumentAnswer[]) {
    const ids = open.map(({ id }) => id);
    const rows = await this.rows.getMany(documents, companyId, ids);
    const bases = new Map(rows.map(({ id, worthBaseMinor }) => [id, worthBaseMinor]));
    return open.map((one) => {
      const baseMinor = bases.get(one.id);
      return baseMinor === undefined ? one : { ...one, baseMinor };
    });
  }
}

type Due = Pick<OpenDocumentAnswer, 'dueOn' | 'issuedOn'>;

const oldestDueFirst = (a: Due, b: Due): number =>
  a.dueOn.localeCompare(b.dueOn) || a.issuedOn.localeCompare(b.issuedOn);
