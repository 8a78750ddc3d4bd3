import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PaymentAnswer } from '@balcao/contracts';
import { allocationsInForce, noteOf, type PaymentRecorded, refuse } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { eventAs, journalStream } from '@balcao/journal';
import { payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals } from '../composition/backend.js';
import { EVENTS, JOURNALS, ROWS } from '../composition/tokens.js';

/** Asks for one payment: its row, its content as it was recorded, and what it settles now. */
export class GetPayment extends Query<PaymentAnswer> {
  constructor(
    readonly companyId: string,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetPayment)
export class GetPaymentHandler implements IQueryHandler<GetPayment> {
  constructor(
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async execute({ companyId, id }: GetPayment): Promise<PaymentAnswer> {
    const row = await this.rows.get(payments, companyId, id);
    if (row === undefined) return refuse('payment.notFound', { id });
    const options = { from: row.issuedRevision, limit: 1 };
    for await (const stored of this.events.read(journalStream(companyId), options)) {
      const { data: content } = eventAs<PaymentRecorded>(stored);
      if (content.id !== id) break;
      const now = await this.journals.inspect(companyId, (books) => ({
        allocations: allocationsInForce(books, id, content.allocations),
        note: noteOf(books, content),
      }));
      const { allocations, note } = now;
      return { ...row, content, allocations, ...(note !== undefined && { note }) };
    }
    return refuse('payment.notFound', { id });
  }
}
