import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Accepted, RegisterCompanyBody } from '@balcao/contracts';
import type { SignedInCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { ReadAfter } from '../reading/read-after.js';
import { CompanyIds } from './company-ids.js';
import { OwnedCompanies } from './owned-companies.js';

/** Begins a company, and names it; who registers it owns it. */
export class BeginCompany extends Command<Accepted> {
  constructor(
    readonly caller: Pick<SignedInCaller, 'userId' | 'userName' | 'requestId'>,
    readonly commandId: string,
    readonly body: RegisterCompanyBody,
    /** Only says whether it would be refused. */
    readonly isRehearsal = false,
  ) {
    super();
  }
}

@CommandHandler(BeginCompany)
export class BeginCompanyHandler implements ICommandHandler<BeginCompany> {
  constructor(
    private readonly readAfter: ReadAfter,
    private readonly owned: OwnedCompanies,
    private readonly ids: CompanyIds,
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async execute({ caller, commandId, body, isRehearsal }: BeginCompany): Promise<Accepted> {
    const { userId: actorId, userName: ownerName, requestId: correlationId } = caller;
    const id = this.ids.of(actorId, commandId);
    const command = { type: 'RegisterCompany', ...body, id, ownerId: actorId, ownerName } as const;
    if (isRehearsal) {
      const submitted = { commandId, actorId, correlationId, body: command };
      await this.journals.rehearse(id, submitted, () => undefined);
      return { id, revision: -1 };
    }
    return this.owned.register(actorId, id, async () => {
      const sender = { companyId: id, userId: actorId, requestId: correlationId, commandId };
      const { revision } = await this.commands.execute(companyCommand(sender, command));
      await this.readAfter.until(id, revision);
      return { id, revision };
    });
  }
}
