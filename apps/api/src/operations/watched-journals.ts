import type { Books, Command, JournalEvent } from '@balcao/domain';
import type { Executed, SubmittedCommand } from '@balcao/journal';
import type { Journals } from '../composition/backend.js';
import { wrappedJournals } from '../composition/wrapped-journals.js';
import type { ClockDoubts } from './clock-doubts.js';
import { commandOutcomeOf } from './outcomes.js';
import { exactNow, type CommandOutcome, type Watcher } from './watcher.js';

type CommandWatcher = Pick<Watcher, 'command'>;

/** The same journals; the watchers of commands and of the clock are notified of each command. */
export function watchedJournals(
  journals: Journals,
  watcher: CommandWatcher,
  clockDoubts: Pick<ClockDoubts, 'executed' | 'refused'>,
): Journals {
  const execute = async (
    companyId: string,
    command: SubmittedCommand<Command, JournalEvent, Books>,
  ): Promise<Executed<JournalEvent>> => {
    const startedAt = exactNow();
    const tell = (outcome: CommandOutcome, revision?: number): void => {
      const { commandId, correlationId, body } = command;
      const about = { companyId, commandId, correlationId, type: body.type, outcome, revision };
      watcher.command({ ...about, startedAt, ms: exactNow() - startedAt });
    };
    try {
      const executed = await journals.execute(companyId, command);
      clockDoubts.executed(companyId, executed);
      tell(executed.repeated ? 'repeated' : 'done', executed.revision);
      return executed;
    } catch (error) {
      clockDoubts.refused(companyId, error);
      tell(commandOutcomeOf(error));
      throw error;
    }
  };
  return wrappedJournals(journals, {
    execute,
  });
}
