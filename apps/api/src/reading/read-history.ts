import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { HistoryEntry, HistoryPage } from '@balcao/contracts';
import type { Books, JournalEvent } from '@balcao/domain';
import type { PlacedEvent } from '@balcao/journal';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';

/** Events of one page of a history. */
const entriesPerPage = 50;

/** Asks what happened to one record, the newest first. */
export class ReadHistory extends Query<HistoryPage> {
  constructor(
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
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  async execute({ companyId, recordId, before }: ReadHistory): Promise<HistoryPage> {
    const from = revisionOf(before);
    const page = await this.journals.history(companyId, recordId, {
      limit: entriesPerPage,
      ...(from !== undefined && { before: from }),
    });
    const actors = new Set(page.events.map(({ metadata }) => metadata.actorId));
    const names = await this.journals.inspect(companyId, (books) => namesOf(books, actors));
    const entries = page.events.map((event) => entryOf(event, names));
    return page.next === undefined ? { entries } : { entries, next: page.next };
  }
}

function revisionOf(before: unknown): number | undefined {
  if (before === undefined) return undefined;
  if (typeof before === 'string' && /^\d{1,15}$/.test(before)) return Number.parseInt(before, 10);
  throw new RequestError(422, 'request.invalidPage');
}

function namesOf(books: Books, actors: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map([...actors].map((id) => [id, books.identity.members.get(id)?.name ?? '']));
}

function entryOf(
  { revision, type, data, metadata }: PlacedEvent<JournalEvent>,
  names: ReadonlyMap<string, string>,
): HistoryEntry {
  const { recordedAt, actorId, hash } = metadata;
  const actorName = names.get(actorId) ?? '';
  return { revision, type, recordedAt, actorId, actorName, data: { ...data }, hash };
}
