import { Controller, Get, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, CompanySetUpAnswer } from '@balcao/contracts';
import { setUpStandings } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { SettleSetUpStepBody } from './set-up.bodies.js';

@ApiTags('companies')
@Controller('companies/current/set-up')
export class CompanySetUpController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** What is left of setting the company up, from its books. */
  @Get()
  @Allow('companies.view')
  show(@Member() { companyId }: MemberCaller): Promise<CompanySetUpAnswer> {
    const now = this.sources.clock().toISOString();
    return this.journals.inspect(companyId, (books) => ({
      isDismissed: books.companies.setUp.get().isDismissed,
      steps: setUpStandings(books, { now }),
    }));
  }

  /** Says that a step is done, or passed over. */
  @CommandRoute('', { allow: 'companies.manage' })
  settle(
    @Sender() sender: CommandSender,
    @CheckedBody(SettleSetUpStepBody) { step, how }: SettleSetUpStepBody,
  ): Promise<Accepted> {
    const command = { type: 'SettleSetUpStep', step, how } as const;
    return accept(this.commands, sender, sender.companyId, command);
  }

  /** Shows what is left no more. */
  @CommandRoute('dismiss', { allow: 'companies.manage' })
  dismiss(@Sender() sender: CommandSender): Promise<Accepted> {
    return accept(this.commands, sender, sender.companyId, { type: 'DismissSetUp' });
  }
}
