import {
  DomainError,
  occurrencesToRecord,
  todayIn,
  ownName,
  type Books,
  type Command,
  type DueOccurrence,
} from '@balcao/domain';
import type { JobHandler, JobRun } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';
import { recurringExpensesSchedule, stopRecurringExpenses } from './recurring-schedule.js';

/** What of the ground recurring expenses stand on. */
export type RecurringGround = Pick<TaskGround, 'journals' | 'jobs' | 'clock'>;

/** What is due in a company, and on which day it is asked. */
interface Due {
  readonly today: string;
  readonly timeZone: string;
  readonly isNothingSetUp: boolean;
  readonly occurrences: readonly DueOccurrence[];
}

/**
 * Records every occurrence of recurring expenses whose day has come, in the name of whoever set it
 * up. Each is a command of its own, named by its expense and its day: it is recorded once, however
 * many nodes ask for it, and days on which nobody worked are made up for. One that is refused says
 * why, and those behind it wait for it.
 */
export function recordRecurringExpenses({ journals, jobs, clock }: RecurringGround): JobHandler {
  const execute = (run: JobRun, commandId: string, actorId: string, body: Command) =>
    journals.execute(run.job.companyId, { commandId, actorId, correlationId: run.job.id, body });

  /** Whether it is recorded; a refusal is kept with the recurring expense. */
  const record = async (run: JobRun, occurrence: DueOccurrence, today: string) => {
    const { recurringId, on } = occurrence;
    const actorId = occurrence.actorId === '' ? run.job.actorId : occurrence.actorId;
    const name = ownName(`recurring-${recurringId}-${on}`);
    try {
      await execute(run, name, actorId, { type: 'RecordRecurringExpense', recurringId, on });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await execute(run, `${name}-failed-${today}-${error.code}`, actorId, {
        type: 'RecordRecurringFailure',
        recurringId,
        on,
        ...refusalIn(error),
      });
      return false;
    }
  };

  return async (run) => {
    const { companyId, actorId, payload } = run.job;
    const now = clock().toISOString();
    const due = await journals.inspect(companyId, (books) => dueIn(books, now));
    if (due.isNothingSetUp) await stopRecurringExpenses(jobs, companyId);
    else if (due.timeZone !== timeZoneIn(payload)) {
      await jobs.repeat(recurringExpensesSchedule(companyId, actorId, due.timeZone));
    }
    const waiting = new Set<string>();
    let recorded = 0;
    for (const [at, occurrence] of due.occurrences.entries()) {
      run.signal.throwIfAborted();
      if (waiting.has(occurrence.recurringId)) continue;
      if (await record(run, occurrence, due.today)) recorded += 1;
      else waiting.add(occurrence.recurringId);
      run.progress({ percent: Math.floor((100 * (at + 1)) / due.occurrences.length) });
    }
    return { recorded, refused: waiting.size };
  };
}

function dueIn(books: Books, now: string): Due {
  const today = todayIn(books, { now });
  return {
    today,
    timeZone: books.companies.settings.get().timeZone,
    isNothingSetUp: ![...books.expenses.recurring.values()].some(({ isArchived }) => !isArchived),
    occurrences: occurrencesToRecord(books, today),
  };
}

function refusalIn(error: DomainError) {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(error.params)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  return { code: error.code, params };
}

function timeZoneIn(payload: JobRun['job']['payload']): unknown {
  return typeof payload === 'object' && payload !== null && 'timeZone' in payload
    ? payload['timeZone']
    : undefined;
}
