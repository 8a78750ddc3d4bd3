import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Command as DomainCommand, JournalEvent } from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import type { CommandSender } from '../access/commands.js';

/** An intention of a member, to be decided by the company's books. */
export class CompanyCommand extends Command<Executed<JournalEvent>> {
  constructor(
    readonly sender: CommandSender,
    readonly body: DomainCommand,
    /** What makes it the same again, where the body also holds what was found for it. */
    readonly sent?: object,
  ) {
    super();
  }
}

@CommandHandler(CompanyCommand)
export class CompanyCommandHandler implements ICommandHandler<CompanyCommand> {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  execute({ sender, body, sent }: CompanyCommand): Promise<Executed<JournalEvent>> {
    const { companyId, userId: actorId, requestId: correlationId, commandId } = sender;
    const command = { commandId, actorId, correlationId, body, ...(sent && { sent }) };
    return this.journals.execute(companyId, command);
  }
}
