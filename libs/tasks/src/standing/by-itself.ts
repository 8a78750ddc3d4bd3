import { clockDoubt, type ClockDoubt } from '@balcao/domain';
import type { JobHandler } from '@balcao/jobs';
import type { TaskGround, TaskJournals } from '../task-ground.js';

type Ground = Pick<TaskGround, 'journals' | 'clock'>;

/** The clock is not trusted until a person confirms it. */
class ClockInDoubt extends Error {
  override readonly name = 'ClockInDoubt';
  constructor(readonly doubt: ClockDoubt) {
    super(`the clock is ${doubt}`);
  }
}

/**
 * Carries out what nobody has ordered, on journals that take nothing while the clock of the machine
 * is in doubt: a flat battery must not date a company's books. It comes again at its next hour; the
 * next event of any person confirms the clock.
 */
export function byItself<G extends Ground>(ground: G, make: (ground: G) => JobHandler): JobHandler {
  const handler = make({ ...ground, journals: cautious(ground) });
  return async (run) => {
    try {
      return await handler(run);
    } catch (error) {
      if (!(error instanceof ClockInDoubt)) throw error;
      return { skipped: `clock.${error.doubt}` };
    }
  };
}

function cautious({ journals, clock }: Ground): TaskJournals {
  return {
    execute: async (companyId, command) => {
      const now = clock().toISOString();
      const doubt = await journals.inspect(companyId, (books) => clockDoubt(books, now));
      if (doubt !== undefined) throw new ClockInDoubt(doubt);
      return journals.execute(companyId, command);
    },
    inspect: (companyId, read) => journals.inspect(companyId, read),
    history: (companyId, recordId, options) => journals.history(companyId, recordId, options),
    hasExecuted: (companyId, commandId) => journals.hasExecuted(companyId, commandId),
  };
}
