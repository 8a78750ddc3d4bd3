import { Inject, Injectable } from '@nestjs/common';
import type { EventsPage, FeedEvent } from '@balcao/contracts';
import { feedViewOf, requirePermission, type FeedView } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { journalStream } from '@balcao/journal';
import { feedEventOf } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { EVENTS, JOURNALS } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';
import type { FeedQuery } from './feed-query.js';

/** Events that are looked at for one page, however few of them are wanted. */
const LOOKED_AT = 5_000;

/** The journal of a company as its readers see it, from any revision. */
@Injectable()
export class EventFeed {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** What the caller sees now; refuses one who may not read events, or not any more. */
  view({ companyId, userId }: MemberCaller): Promise<FeedView> {
    return this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, 'integrations.readEvents');
      return feedViewOf(books, userId);
    });
  }

  /** The last revision there is; `RequestError` 410 where no reader can have seen those before. */
  async lastFor(companyId: string, { from }: Pick<FeedQuery, 'from'>): Promise<number> {
    const last = await this.journals.revision(companyId);
    if (from <= last + 1) return last;
    throw new RequestError(410, 'events.unknownPosition', { from, next: last + 1 });
  }

  async page(caller: MemberCaller, query: FeedQuery): Promise<EventsPage> {
    const view = await this.view(caller);
    const last = await this.lastFor(caller.companyId, query);
    const { events, next } = await this.read(caller.companyId, view, query);
    if (next > last) return { events, next };
    const { types, limit } = query;
    const rest = new URLSearchParams({ from: String(next), limit: String(limit) });
    if (types !== undefined) rest.set('types', types.join(','));
    return { events, next, nextLink: `/api/events?${rest.toString()}` };
  }

  /** The wanted events from a revision on, and where to read on. */
  async read(companyId: string, view: FeedView, { from, types, limit }: FeedQuery) {
    const wanted = types === undefined ? view.types : new Set(types.filter(isIn(view.types)));
    const events: FeedEvent[] = [];
    let next = from;
    const stored = this.events.read(journalStream(companyId), { from, limit: LOOKED_AT });
    for await (const event of stored) {
      const fed = wanted.has(event.type) ? feedEventOf(event, view) : undefined;
      if (fed !== undefined) events.push(fed);
      next = event.revision + 1;
      if (events.length === limit) break;
    }
    return { events, next };
  }
}

const isIn =
  (known: ReadonlySet<string>) =>
  (type: string): boolean =>
    known.has(type);
