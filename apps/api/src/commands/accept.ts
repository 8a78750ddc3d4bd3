import type { CommandBus } from '@nestjs/cqrs';
import type { Accepted } from '@balcao/contracts';
import { assert, type Command, type JournalEventType } from '@balcao/domain';
import type { CommandSender } from '../access/commands.js';
import { companyCommand } from './company-command.js';

/**
 * Carries a command about a record out, and answers how far a reader has to read to see it. `sent`
 * is what makes it the same again, where the command also holds what was found for it.
 */
export async function accept(
  commands: CommandBus,
  sender: CommandSender,
  id: string,
  command: Command,
  sent?: object,
): Promise<Accepted> {
  const { revision } = await commands.execute(companyCommand(sender, command, sent));
  return { id, revision };
}

/** The same for a command that decides itself how the record is called. */
export async function acceptNamed(
  commands: CommandBus,
  sender: CommandSender,
  command: Command,
  type: JournalEventType,
): Promise<Accepted> {
  const { events, revision } = await commands.execute(companyCommand(sender, command));
  const event = events.find((one) => one.type === type);
  assert(event !== undefined, `${command.type} decides on ${type}`);
  return { id: event.data.id, revision };
}
