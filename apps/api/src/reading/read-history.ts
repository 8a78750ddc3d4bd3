import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { HistoryEntry, HistoryPage } from '@balcao/contracts';
import { actorName, lastRevisionOf, refuse, type Books, type JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import { costFields, secretFields, withoutFields } from '../access/rows/cost-fields.js';
import { isKnown, readerSeesCosts } from '../access/rows/row-rules.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';
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
    const from = revisionOf(before);
    await this.refuseUnseen(collection, companyId, recordId);
    const page = await this.journals.history(companyId, recordId, {
      limit: entriesPerPage,
      ...(from !== undefined && { before: from }),
    });
    const events = page.events.filter(isKnown);
    const actors = new Set(
      events.flatMap(({ metadata: { actorId, approval } }) =>
        approval === undefined ? [actorId] : [actorId, approval.approverId],
      ),
    );
    const names = await this.journals.inspect(companyId, (books) => namesOf(books, actors));
    const hidden = hiddenFields();
    const entries = events.map((event) => entryOf(event, names, hidden));
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

/** Proofs of who somebody is show to nobody; costs to those alone who may see them. */
function hiddenFields(): ReadonlySet<string> {
  return readerSeesCosts() ? secretFields : new Set([...secretFields, ...costFields]);
}

function revisionOf(before: unknown): number | undefined {
  if (before === undefined) return undefined;
  if (typeof before === 'string' && /^\d{1,15}$/.test(before)) return Number.parseInt(before, 10);
  throw new RequestError(422, 'request.invalidPage');
}

function namesOf(books: Books, actors: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map([...actors].map((id) => [id, actorName(books, id)]));
}

function entryOf(
  { revision, type, data, metadata }: PlacedEvent<JournalEvent>,
  names: ReadonlyMap<string, string>,
  hidden: ReadonlySet<string>,
): HistoryEntry {
  const { recordedAt, actorId, hash } = metadata;
  const actorName = names.get(actorId) ?? '';
  const shown = withoutFields({ ...data }, hidden) as HistoryEntry['data'];
  const { approval } = metadata;
  const told = approval && {
    approverName: names.get(approval.approverId) ?? '',
    reason: approval.reason,
  };
  const entry = { revision, type, recordedAt, actorId, actorName, data: shown, hash };
  return { ...entry, ...(told && { approval: told }) };
}
