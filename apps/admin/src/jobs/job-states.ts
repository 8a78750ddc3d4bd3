import type { JobAnswer, JobState } from '@balcao/contracts';
import type { StatusTone } from '../fields/StatusChip.js';

export const jobTabs = ['all', 'active', 'done', 'failed'] as const;

/** What the list can be narrowed to. */
export type JobTab = (typeof jobTabs)[number];

const statesOf: Readonly<Record<JobTab, readonly JobState[]>> = {
  all: [],
  active: ['waiting', 'delayed', 'running'],
  done: ['done'],
  failed: ['failed', 'cancelled'],
};

/** The query of a tab's first `count` jobs. */
export function queryOf(tab: JobTab, count: number): string {
  const states = statesOf[tab];
  const page = `page=1&perPage=${count}`;
  if (states.length === 0) return page;
  return `${page}&filter=${encodeURIComponent(JSON.stringify({ state: states }))}`;
}

export const tones = {
  waiting: 'neutral',
  delayed: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'error',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<JobState, StatusTone>>;

/** Whether something of it is still to come. */
export const isActive = ({ state }: Pick<JobAnswer, 'state'>): boolean =>
  statesOf.active.includes(state);

export type JobVerb = 'cancel' | 'retry' | 'discard';

/** What can be done with a job. */
export function verbsFor({
  state,
  isCancelling,
}: Pick<JobAnswer, 'state' | 'isCancelling'>): readonly JobVerb[] {
  if (isActive({ state })) return isCancelling ? [] : ['cancel'];
  return state === 'done' ? ['discard'] : ['retry', 'discard'];
}
