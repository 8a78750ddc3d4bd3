import type { CommandBus } from '@nestjs/cqrs';
import { DomainError, type Command, type JournalEvent } from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import type { MemberCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals } from '../composition/backend.js';

/** How many records are undone or redone at once. */
const recordsAtOnce = 250;

/** How the commands of an undone or redone import run. */
export interface Carrying {
  /** Carries a command out, or tries it. Throws `DomainError`. */
  readonly run: (commandId: string, body: Command) => Promise<unknown>;
  /** Nothing is kept: a step leaves nothing behind that the next one could stand on. */
  readonly isTrial: boolean;
}

/** Carries a command out for the caller, under a name of its own. */
export const execute = (
  commands: CommandBus,
  caller: MemberCaller,
  commandId: string,
  body: Command,
): Promise<Executed<JournalEvent>> =>
  commands.execute(companyCommand({ ...caller, commandId }, body));

/** Commands are carried out. */
export const carriedOut = (commands: CommandBus, caller: MemberCaller): Carrying => ({
  run: (commandId, body) => execute(commands, caller, commandId, body),
  isTrial: false,
});

/** Every command is tried on the books, and none kept. */
export const tried = (
  journals: Journals,
  { companyId, userId: actorId }: MemberCaller,
): Carrying => ({
  run: (commandId, body) =>
    journals.rehearse(companyId, { commandId, actorId, body }, () => undefined),
  isTrial: true,
});

/** The steps that run: of a trial the first only. */
export const stepsOf = <S>({ isTrial }: Carrying, steps: readonly S[]): readonly S[] =>
  isTrial ? steps.slice(0, 1) : steps;

/** The refusal of a command that leaves its record as it is; undefined once it has run. */
export async function refusalOf(
  { run }: Carrying,
  commandId: string,
  command: Command,
): Promise<DomainError | undefined> {
  try {
    await run(commandId, command);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Works on records that do not depend on each other, some at once. */
export async function someAtOnce<T>(
  ids: readonly string[],
  work: (id: string) => Promise<T>,
): Promise<readonly T[]> {
  const done: T[] = [];
  for (let first = 0; first < ids.length; first += recordsAtOnce) {
    done.push(...(await Promise.all(ids.slice(first, first + recordsAtOnce).map(work))));
  }
  return done;
}
