import type { EventStore } from '@balcao/event-store';
import type { JobHandler } from '@balcao/jobs';
import { journalJobs } from '@balcao/journal';

/** What jobs work on. */
export interface JobGround {
  readonly events: EventStore;
}

/** Who does which job, by its name. */
export function jobHandlers({ events }: JobGround): Readonly<Record<string, JobHandler>> {
  return { ...journalJobs(events) };
}
