import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Accepted, RegisterCompanyBody } from '@balcao/contracts';
import type { SignedInCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { ReadAfter } from '../reading/read-after.js';
import { CompanyIds } from './company-ids.js';
import { OwnedCompanies } from './owned-companies.js';

/** Begins a company, and names it; who registers it owns it. */
export class RegisterCompany extends Command<Accepted> {
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

@CommandHandler(RegisterCompany)
export class RegisterCompanyHandler implements ICommandHandler<RegisterCompany> {
  constructor(
    private readonly readAfter: ReadAfter,
    private readonly owned: OwnedCompanies,
    private readonly ids: CompanyIds,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async execute({ caller, commandId, body, isRehearsal }: RegisterCompany): Promise<Accepted> {
    const { userId: actorId, userName: ownerName, requestId: correlationId } = caller;
    const id = this.ids.of(actorId, commandId);
    const command = { type: 'RegisterCompany', ...body, id, ownerId: actorId, ownerName } as const;
    const submitted = { commandId, actorId, correlationId, body: command };
    if (isRehearsal) {
      await this.journals.rehearse(id, submitted, () => undefined);
      return { id, revision: -1 };
    }
    return this.owned.register(actorId, id, async () => {
      const { revision } = await this.journals.execute(id, submitted);
      await this.readAfter.until(id, revision);
      return { id, revision };
    });
  }
}
