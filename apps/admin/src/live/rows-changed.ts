import type { RowsBehind } from '@balcao/contracts';

/** What a live event tells: whose rows have changed, and up to which revision. */
interface RowsChanged {
  readonly collections: readonly string[];
  readonly revision: number;
}

const inTime: RowsBehind = { events: 0, seconds: 0 };

const nothing: RowsChanged = { collections: [], revision: 0 };

/** Rows that are folded from streams outside the journal: its revision says nothing about them. */
const besideJournal: ReadonlySet<string> = new Set(['drafts']);

/** Whether rows have changed by somebody else than this browser, which has written up to `own`. */
export const isOfOthers = (collection: string, revision: number, own: number): boolean =>
  besideJournal.has(collection) || revision > own;

/** The collections that a live event names; none for an event of another shape. */
export function parseRowsChanged(data: string): RowsChanged {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('resources' in value)) return nothing;
    if (!Array.isArray(value.resources)) return nothing;
    return {
      collections: value.resources.filter((name): name is string => typeof name === 'string'),
      revision: 'revision' in value && typeof value.revision === 'number' ? value.revision : 0,
    };
  } catch {
    return nothing;
  }
}

/** How late rows are, by a live event; not at all by one of another shape. */
export function parseRowsBehind(data: string): RowsBehind {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return inTime;
    if (!('events' in value) || !('seconds' in value)) return inTime;
    const { events, seconds } = value;
    return typeof events === 'number' && typeof seconds === 'number' ? { events, seconds } : inTime;
  } catch {
    return inTime;
  }
}
