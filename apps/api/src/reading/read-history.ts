import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { HistoryPage } from '@balcao/contracts';
import { lastRevisionOf, refuse } from '@balcao/domain';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { isKnown } from '../access/rows/row-rules.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { entryOf, namesIn, pageBefore } from './history-entries.js';
import { ReadAfter } from './read-after.js';

/** Events of one page of a history. */
const entriesPerPage = 50;

/** Asks what happened to one record, the newest first. */
export class ReadHistory extends Query<HistoryPage> {
  constructor(
    /** Where the record's row is: who does not see the row does not see what happened to it. */
    readonly collection: Collection<Row>,
    readonly companyId: string,
    readonly recordId: string,
    /** The `next` of the page before. */
    readonly before: unknown,
  ) {
    super();
  }
}

@QueryHandler(ReadHistory)
export class ReadHistoryHandler implements IQueryHandler<ReadHistory> {
  constructor(
    private readonly readAfter: ReadAfter,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async execute({ collection, companyId, recordId, before }: ReadHistory): Promise<HistoryPage> {
    const from = pageBefore(before);
    await this.refuseUnseen(collection, companyId, recordId);
    const page = await this.journals.history(companyId, recordId, {
      limit: entriesPerPage,
      ...(from !== undefined && { before: from }),
    });
    const events = page.events.filter(isKnown);
    const names = await this.journals.inspect(companyId, (books) => namesIn(books, events));
    const entries = events.map((event) => entryOf(event, names));
    return page.next === undefined ? { entries } : { entries, next: page.next };
  }

  /** The row of a record that was just made may still be on its way. */
  private async refuseUnseen(collection: Collection<Row>, companyId: string, id: string) {
    const last = await this.journals.inspect(companyId, (books) => lastRevisionOf(books, id));
    if (last !== undefined) await this.readAfter.until(companyId, last);
    const row = last === undefined ? undefined : await this.rows.get(collection, companyId, id);
    if (row === undefined) refuse('record.notFound', { id });
  }
}
