import { Inject, Injectable } from '@nestjs/common';
import type { BulkBody } from '@balcao/contracts';
import {
  DomainError,
  lastRevisionOf,
  raisedPrice,
  refuse,
  ownName,
  type Books,
  type JournalEvent,
  type Problem,
} from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import type { RowReader } from '@balcao/read-store';
import { bulkActionSpec, refusalsOf, type BulkOrder, type OrderedRow } from '@balcao/tasks';
import type { MemberCaller } from '../../access/caller.js';
import type { Journals, Sources } from '../../composition/backend.js';
import { EVENTS, JOBS, JOURNALS, ROWS, SOURCES } from '../../composition/tokens.js';
import { RequestError } from '../../http/request-error.js';

/** What would become of one row: its events, or why it is refused. */
export interface Trial {
  readonly row: OrderedRow;
  readonly events: readonly Pick<JournalEvent, 'type' | 'data'>[];
  /** Ids that were made while deciding. */
  readonly minted: readonly string[];
  readonly problems?: readonly Pick<Problem, 'code' | 'params'>[];
}

type TriedOrder = Omit<BulkOrder, 'rows'>;

/** Orders about many rows, tried row by row on the books; nothing is kept of it. */
@Injectable()
export class BulkTrials {
  constructor(
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The rows with what each record is changed to, so that what is shown is what is done. */
  async workedOut(
    companyId: string,
    { action, percent }: Pick<BulkBody, 'action' | 'percent'>,
    rows: readonly OrderedRow[],
  ): Promise<readonly OrderedRow[]> {
    if (action !== 'articles.changePrices') return rows;
    if (percent === undefined) refuse('field.required', { field: 'percent' }, 'percent');
    return this.journals.inspect(companyId, (books) =>
      rows.map((row) => repriced(books, row, percent)),
    );
  }

  /** Every row by its real rule. Throws `RequestError` for what is more than commands. */
  async of(
    { companyId, userId: actorId }: Pick<MemberCaller, 'companyId' | 'userId'>,
    order: TriedOrder,
    rows: readonly OrderedRow[],
  ): Promise<readonly Trial[]> {
    const { commandOf } = bulkActionSpec(order.action);
    if (commandOf === undefined) throw new RequestError(422, 'request.notRehearsable');
    const { journals, jobs, events, rows: read } = this;
    const ground = { journals, jobs, events, rows: read, clock: this.sources.clock };
    const trials: Trial[] = [];
    for (const row of rows) {
      const commandId = ownName(`try-${order.correlationId}-${row.id}`);
      try {
        if (row.isUnseen) refuse('record.notFound', { id: row.id });
        const todo = { ground, order, companyId, actorId, actorName: '', row, commandId };
        const command = { commandId, actorId, body: await commandOf(todo) };
        const made = await journals.rehearse(companyId, command, (_, found, input) => ({
          events: found.map(({ type, data }) => ({ type, data })),
          minted: input.minted,
        }));
        trials.push({ row, ...made });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        trials.push({ row, events: [], minted: [], problems: refusalsOf(order, error.problems) });
      }
    }
    return trials;
  }
}

function repriced(books: Books, row: OrderedRow, percent: string): OrderedRow {
  const expectedRevision = lastRevisionOf(books, row.id);
  if (!books.catalog.articles.get(row.id) || expectedRevision === undefined) return row;
  return { ...row, change: { fields: raisedPrice(books, row.id, percent), expectedRevision } };
}
