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

  async execute(asked: ReadOpenDocuments): Promise<readonly OpenDocumentAnswer[]> {
    const isOfBooks = lookedAtMoment() === undefined && !isOfOneShift();
    const open = await (isOfBooks ? this.#now(asked) : this.#then(asked));
    return this.#withRows(asked.companyId, open);
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
        ({ id, reference, issuedOn, dueOn, totalMinor, pendingMinor, accountEffect }) => {
          const side: OpenDocumentAnswer['side'] = accountEffect === 'debit' ? 'debit' : 'credit';
          return {
            id,
            reference,
            side,
            issuedOn,
            dueOn,
            totalMinor,
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

  #now({ companyId, partyId, ledger }: ReadOpenDocuments) {
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
        .sort(oldestDueFirst),
    );
  }

  /** Rows that are not there yet say no base; nothing more is withheld by archived rates. */
  async #withRows(companyId: string, open: readonly OpenDocumentAnswer[]) {
    const ids = open.map(({ id }) => id);
    const rows = await this.rows.getMany(documents, companyId, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return this.journals.inspect(companyId, ({ payments: { withholdingRates } }) =>
      open.map((one) => {
        const row = byId.get(one.id);
        if (row === undefined) return one;
        const { withholdingRateId: rateId = '', worthBaseMinor: baseMinor } = row;
        const found = withholdingRates.get(rateId);
        if (found?.isArchived !== false) return { ...one, baseMinor };
        return { ...one, baseMinor, withholding: { rateId, rate: found.rate } };
      }),
    );
  }
}

type Due = Pick<OpenDocumentAnswer, 'dueOn' | 'issuedOn'>;

const oldestDueFirst = (a: Due, b: Due): number =>
  a.dueOn.localeCompare(b.dueOn) || a.issuedOn.localeCompare(b.issuedOn);
