import type { Books } from '../books.js';
import { mayDo, tellsCosts } from '../identity/index.js';
import { unseenFields, withoutFields, type EventSight } from './hidden-fields.js';

/** The sight of a member, or of the person who answers for a program. */
export function sightOf(books: Books, userId: string): EventSight {
  return {
    seesCosts: mayDo(books, userId, 'stock.viewCost'),
    seesExpected: mayDo(books, userId, 'pos.viewExpected') || mayDo(books, userId, 'treasury.move'),
  };
}

/** As much of an event as its sight depends on. */
interface AnyEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * The data of an event as a reader sees it: histories, the journal, the feed, webhooks, replays and
 * rehearsals all show events through here. Undefined where the whole event is hidden: a document
 * priced at cost, and a request for one, is for those who see costs. Proofs of who somebody is are
 * for nobody.
 */
export function seenData({ type, data }: AnyEvent, sight: EventSight): object | undefined {
  if (!sight.seesCosts && type === 'DocumentIssued') {
    const { group = 'sales' } = data as Partial<Parameters<typeof tellsCosts>[0]>;
    if (tellsCosts({ group })) return undefined;
  }
  if (!sight.seesCosts && type === 'ApprovalRequested' && 'kind' in data) {
    if (data.kind === 'purchase') return undefined;
  }
  return withoutFields({ ...data }, unseenFields(sight, type)) as object;
}
