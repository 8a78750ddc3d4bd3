import type { Books } from '../books.js';
import { mayDo, tellsCosts } from '../identity/index.js';
import { costFields, secretFields, withoutFields } from './hidden-fields.js';

/** What of the events one reader may see. */
export interface EventSight {
  /** What goods cost. */
  readonly seesCosts: boolean;
  /** What should be in drawers. */
  readonly seesExpected: boolean;
}

/** The sight of a member, or of the person who answers for a program. */
export function sightOf(books: Books, userId: string): EventSight {
  return {
    seesCosts: mayDo(books, userId, 'stock.viewCost'),
    seesExpected: mayDo(books, userId, 'pos.viewExpected') || mayDo(books, userId, 'treasury.move'),
  };
}

/** Fields that tell what should be in a drawer: a blind count could be worked out from them. */
const expectedFields: Readonly<Record<string, readonly string[]>> = {
  ShiftClosed: [
    ...['figures', 'means', 'expectedMinor', 'differenceMinor'],
    ...['perpetualBeforeMinor', 'perpetualMinor'],
  ],
  ShiftDifferenceExplained: ['differenceMinor'],
};

/** As much of an event as its sight depends on. */
interface AnyEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * The data of an event as a reader sees it: histories, the journal, the feed, webhooks and replays
 * all tell events through here. Undefined where the whole event is hidden: a document priced at
 * cost is for those who see costs. Proofs of who somebody is are for nobody.
 */
export function seenData({ type, data }: AnyEvent, sight: EventSight): object | undefined {
  if (!sight.seesCosts && type === 'DocumentIssued') {
    const { group = 'sales' } = data as Partial<Parameters<typeof tellsCosts>[0]>;
    if (tellsCosts({ group })) return undefined;
  }
  const hidden = new Set([
    ...secretFields,
    ...(sight.seesCosts ? [] : costFields),
    ...(sight.seesExpected ? [] : (expectedFields[type] ?? [])),
  ]);
  return withoutFields({ ...data }, hidden) as object;
}
