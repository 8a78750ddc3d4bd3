import { jobStates, type JobQuery, type JobState } from '@balcao/jobs';
import { invalidFilter } from '../http/invalid-filter.js';
import { filterOf, pageOf, type SentQuery } from '../reading/list-query.js';

/** The query of a list of jobs: `filter={"state":["failed"]}`, `page`, `perPage`. */
export function jobQueryOf(sent: SentQuery): Required<JobQuery> {
  const text = (name: string): string | undefined => {
    const value = sent[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const { page, perPage } = pageOf(text('page'), text('perPage'));
  const states = statesOf(filterOf(text('filter')));
  return { states, offset: (page - 1) * perPage, limit: perPage };
}

function statesOf({ state, ...others }: Readonly<Record<string, unknown>>): readonly JobState[] {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw invalidFilter(unknown);
  if (state === undefined) return jobStates;
  const wanted: readonly unknown[] = Array.isArray(state) ? state : [state];
  const states = jobStates.filter((known) => wanted.includes(known));
  if (states.length !== wanted.length) throw invalidFilter('state');
  return states;
}
