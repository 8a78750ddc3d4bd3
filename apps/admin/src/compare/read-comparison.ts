import type { JournalRow } from '@balcao/contracts';
import { knownAt } from '../boot/past-moment.js';
import { request } from '../http/request.js';
import { marksOf, type ComparedRow, type RowMark } from './comparison.js';

/** A list as it is on screen, with the rows of then. */
export interface ComparedList {
  readonly companyId: string;
  /** Below `/api/`. */
  readonly path: string;
  /** Its filter, order and page. */
  readonly query: string;
  readonly rows: readonly ComparedRow[];
  /** Sums of rows, which are read whole at both moments: they have no records of their own. */
  readonly areGroups?: boolean;
}

export interface Difference extends RowMark {
  /** What changed it last. */
  readonly event?: JournalRow;
}

/** How the rows of a page differ from those of now, and by which events. Throws `ProblemError`. */
export async function readComparison(list: ComparedList): Promise<readonly Difference[]> {
  if (list.areGroups === true) return groupsCompared(list);
  const { rows: then } = list;
  const now = await read(list, list.query, true);
  const nowIds = new Set(now.map(({ id }) => id));
  const thenIds = new Set(then.map(({ id }) => id));
  const [stillThere, thereBefore] = await Promise.all([
    byIds(
      list,
      [...thenIds].filter((id) => !nowIds.has(id)),
      true,
    ),
    byIds(
      list,
      [...nowIds].filter((id) => !thenIds.has(id)),
      false,
    ),
  ]);
  const marks = marksOf({ then, now, stillThere, thereBefore });
  const events = await eventsBehind(list.companyId, marks);
  return marks.map((mark) => {
    const event = events.get(mark.id);
    return event === undefined ? mark : { ...mark, event };
  });
}

/** The first hundred groups of both moments: more is no page to look at. */
async function groupsCompared(list: ComparedList): Promise<readonly Difference[]> {
  const search = new URLSearchParams(list.query);
  search.set('page', '1');
  search.set('perPage', '100');
  const [then, now] = await Promise.all([
    read(list, search.toString(), false),
    read(list, search.toString(), true),
  ]);
  const groups = { then: then.map(withSums), now: now.map(withSums) };
  return marksOf({ ...groups, stillThere: [], thereBefore: [] });
}

/** Each sum of a group differs by itself, by the name of its column. */
function withSums(group: ComparedRow): ComparedRow {
  const { sums, ...row } = group;
  return typeof sums === 'object' ? { ...sums, ...row } : row;
}

/** Reads within the list's own filter, so that what left the list counts as gone. */
function byIds(list: ComparedList, ids: readonly string[], isNow: boolean) {
  if (ids.length === 0) return Promise.resolve([]);
  const search = new URLSearchParams(list.query);
  const filter = JSON.parse(search.get('filter') ?? '{}') as object;
  search.set('filter', JSON.stringify({ ...filter, id: { $in: ids } }));
  search.set('page', '1');
  search.set('perPage', String(PAGE_SIZES.find((size) => size >= ids.length) ?? 100));
  return read(list, search.toString(), isNow);
}

const PAGE_SIZES = [10, 25, 50, 100] as const;

async function read({ companyId, path }: ComparedList, query: string, isNow: boolean) {
  const { body } = await request(`/api/${path}?${query}`, { companyId, isNow });
  return rowsIn(body);
}

function rowsIn(body: unknown): readonly ComparedRow[] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body as ComparedRow[];
}

/** The event that each row was changed by; the last of its record where the row is gone. */
async function eventsBehind(companyId: string, marks: readonly RowMark[]) {
  const found = new Map<string, JournalRow>();
  const since = knownAt(companyId)?.revision ?? 0;
  const revisions = marks.flatMap(({ kind, row }) =>
    kind !== 'removed' && typeof row['revision'] === 'number' ? [row['revision']] : [],
  );
  const gone = marks.filter(({ kind }) => kind === 'removed').map(({ id }) => id);
  const [byRevision, byRecord] = await Promise.all([
    journal(companyId, { id: { $in: revisions.map(eventId) } }, revisions.length),
    journal(companyId, { recordId: { $in: gone }, id: { $gt: eventId(since) } }, gone.length),
  ]);
  const last = new Map(byRecord.toReversed().map((event) => [event.recordId, event]));
  const named = new Map(byRevision.map((event) => [event.revision, event]));
  for (const { id, kind, row } of marks) {
    const event = kind === 'removed' ? last.get(id) : named.get(Number(row['revision']));
    if (event !== undefined) found.set(id, event);
  }
  return found;
}

async function journal(companyId: string, filter: object, wanted: number) {
  if (wanted === 0) return [];
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: 'id:desc',
    page: '1',
    perPage: '100',
  });
  const { body } = await request(`/api/journal?${query.toString()}`, { companyId, isNow: true });
  return rowsIn(body) as readonly unknown[] as readonly JournalRow[];
}

const eventId = (revision: number): string => String(revision).padStart(12, '0');
