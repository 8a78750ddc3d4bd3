import type { RecordedEvent } from '@balcao/event-store';
import type { TaskGround } from '../task-ground.js';
import { localTime } from './local-time.js';

/** When and by whom something was recorded; the time is the company's, to the second. */
export interface Stamp {
  readonly at: string;
  readonly by: string;
}

/** Whose journal is read. */
interface JournalReading {
  readonly ground: Pick<TaskGround, 'events'>;
  readonly companyId: string;
}

/** An event between two that are asked for costs less than a read of its own. */
const passedOverMax = 1;

/**
 * Several events by their revisions: adjacent ones are read in one call, and all calls are on their
 * way at once, since a server on a network answers each after a while.
 */
export async function eventsAt(
  { ground, companyId }: JournalReading,
  revisions: readonly number[],
): Promise<ReadonlyMap<number, RecordedEvent>> {
  const found = new Map<number, RecordedEvent>();
  const read = async ({ from, to }: Run): Promise<void> => {
    const run = ground.events.read(`journal-${companyId}`, { from, limit: to - from + 1 });
    for await (const event of run) found.set(event.revision, event);
  };
  await Promise.all([...runsOf(revisions)].map(read));
  return found;
}

/** Revisions that follow each other, or nearly so. */
interface Run {
  readonly from: number;
  readonly to: number;
}

function* runsOf(revisions: readonly number[]): Generator<Run> {
  let run: { readonly from: number; to: number } | undefined;
  for (const revision of [...revisions].sort((a, b) => a - b)) {
    if (run !== undefined && revision - run.to <= passedOverMax + 1) run.to = revision;
    else {
      if (run !== undefined) yield run;
      run = { from: revision, to: revision };
    }
  }
  if (run !== undefined) yield run;
}

/** When an event was recorded, in the company's time of day, and by whom. */
export function stampOf({ metadata }: RecordedEvent, timeZone: string): Stamp {
  const { recordedAt, actorId } = metadata as Readonly<Record<string, unknown>>;
  return {
    at: localTime(typeof recordedAt === 'string' ? recordedAt : '', timeZone),
    by: typeof actorId === 'string' ? actorId : '',
  };
}
