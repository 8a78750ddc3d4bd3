import { Controller, Get, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, DemoAnswer } from '@balcao/contracts';
import { companyOf, requireDemo } from '@balcao/domain';
import { Allow, SignedIn } from '../access/access.js';
import { Caller, Member, type MemberCaller, type SignedInCaller } from '../access/caller.js';
import { CommandRoute } from '../access/command-route.js';
import { IdempotencyKey, Sender, type CommandSender } from '../access/commands.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { DemoCompany } from '../demo/demo-company.js';
import { ApiCommand } from '../http/api-command.js';
import { beyond, limits } from '../http/limits.js';
import { Memberships } from '../identity/memberships.js';
import { Throttles } from '../limits/throttles.js';
import { ReadAfter } from '../reading/read-after.js';
import { CompanyIds } from './company-ids.js';

/** Demo companies: sandboxes that belong to one owner and affect no other company. */
@ApiTags('companies')
@Controller()
export class DemosController {
  constructor(
    private readonly commands: CommandBus,
    private readonly demo: DemoCompany,
    private readonly ids: CompanyIds,
    private readonly members: Memberships,
    private readonly throttles: Throttles,
    private readonly readAfter: ReadAfter,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Creates a demo company for the caller; its sample data is loaded in the background. */
  @Post('demos')
  @SignedIn()
  @ApiCommand({ isRehearsable: false })
  async make(@Caller() caller: SignedInCaller, @IdempotencyKey() key: string): Promise<Accepted> {
    const id = this.ids.of(caller.userId, key);
    const own = await this.members.of(caller.userId);
    const demos = own.filter(({ isDemo, companyId }) => isDemo === true && companyId !== id);
    if (demos.length >= limits.demosOfAccount.max) throw beyond(limits.demosOfAccount);
    const { userId: ownerId, userName: ownerName } = caller;
    await this.throttles.take('demoByPerson', ownerId);
    await this.demo.begin({ companyId: id, ownerId, ownerName });
    return { id, revision: await this.journals.revision(id) };
  }

  /** Whether the company is a demo, and how much of its sample data is loaded. */
  @Get('companies/current/demo')
  @Allow('companies.view')
  async show(@Member() { companyId }: MemberCaller): Promise<DemoAnswer> {
    const { isDemo } = await this.journals.inspect(companyId, companyOf);
    const share = isDemo === true ? await this.demo.share(companyId) : undefined;
    return { isDemo: isDemo === true, ...(share !== undefined && { share }) };
  }

  /**
   * Replaces the demo with a new one and answers its id. After a failure the same request, or the
   * next start of the server, completes it: only one of the two is left.
   */
  @CommandRoute('companies/current/demo/start-over', {
    allow: 'companies.manage',
    isRehearsable: false,
  })
  async startOver(
    @Sender() sender: CommandSender,
    @Caller() caller: SignedInCaller,
  ): Promise<Accepted> {
    const { companyId: replaces, userId, commandId } = sender;
    await this.journals.inspect(replaces, (books) => {
      requireDemo(books, userId);
    });
    await this.throttles.take('demoByPerson', userId);
    const companyId = this.ids.of(userId, commandId);
    const own = { companyId, ownerId: userId, ownerName: caller.userName };
    const id = await this.demo.startOver({ ...own, replaces });
    return { id, revision: await this.journals.revision(id) };
  }

  /** Deletes the demo: nobody can open it any more. */
  @CommandRoute('companies/current/demo/delete', {
    allow: 'companies.manage',
    isRehearsable: false,
  })
  async delete(@Sender() sender: CommandSender): Promise<Accepted> {
    const { companyId } = sender;
    const accepted = await accept(this.commands, sender, companyId, { type: 'DiscardDemo' });
    // Memberships are read from rows, so the answer waits for them.
    await this.readAfter.until(companyId, accepted.revision);
    return accepted;
  }
}
