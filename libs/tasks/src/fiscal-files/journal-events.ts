import type { RecordedEvent } from '@balcao/event-store';
import type { TaskGround } from '../task-ground.js';
import { localTime } from './local-time.js';

/** When and by whom something was recorded; the time is the company's, to the second. */
export interface Stamp {
  readonly at: string;
  readonly by: string;
}

/** One event of a company's journal; that it is there is known from its row. */
export async function eventAt(
  {
    ground,
    companyId,
  }: { readonly ground: Pick<TaskGround, 'events'>; readonly companyId: string },
  revision: number,
): Promise<RecordedEvent> {
  const found = ground.events.read(`journal-${companyId}`, { from: revision, limit: 1 });
  for await (const event of found) return event;
  throw new Error(`the journal of ${companyId} lacks the event ${revision}`);
}

export function stampOf({ metadata }: RecordedEvent, timeZone: string): Stamp {
  const { recordedAt, actorId } = metadata as Readonly<Record<string, unknown>>;
  return {
    at: localTime(typeof recordedAt === 'string' ? recordedAt : '', timeZone),
    by: typeof actorId === 'string' ? actorId : '',
  };
}
