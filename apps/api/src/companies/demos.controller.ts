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
    return this.#begin(id, caller);
  }

  /** Whether the company is a demo, and how much of its sample data is loaded. */
  @Get('companies/current/demo')
  @Allow('companies.view')
  async show(@Member() { companyId }: MemberCaller): Promise<DemoAnswer> {
    const { isDemo } = await this.journals.inspect(companyId, companyOf);
    const share = isDemo === true ? await this.demo.share(companyId) : undefined;
    return { isDemo: isDemo === true, ...(share !== undefined && { share }) };
  }

  /** Deletes the demo and creates another; answers the new id. */
  @CommandRoute('companies/current/demo/start-over', {
    allow: 'companies.manage',
    isRehearsable: false,
  })
  async startOver(
    @Sender() sender: CommandSender,
    @Caller() caller: SignedInCaller,
  ): Promise<Accepted> {
    const { companyId, userId, commandId } = sender;
    await this.journals.inspect(companyId, (books) => {
      requireDemo(books, userId);
    });
    const begun = await this.#begin(this.ids.of(userId, commandId), caller);
    await this.#discard(sender);
    return begun;
  }

  /** Deletes the demo: nobody can open it any more. */
  @CommandRoute('companies/current/demo/delete', {
    allow: 'companies.manage',
    isRehearsable: false,
  })
  delete(@Sender() sender: CommandSender): Promise<Accepted> {
    return this.#discard(sender);
  }

  async #begin(id: string, { userId, userName }: SignedInCaller): Promise<Accepted> {
    await this.throttles.take('demoByPerson', userId);
    await this.demo.begin({ companyId: id, ownerId: userId, ownerName: userName });
    return { id, revision: await this.journals.revision(id) };
  }

  /** Memberships are read from rows, so the answer waits for them. */
  async #discard(sender: CommandSender): Promise<Accepted> {
    const { companyId } = sender;
    const accepted = await accept(this.commands, sender, companyId, { type: 'DiscardDemo' });
    await this.readAfter.until(companyId, accepted.revision);
    return accepted;
  }
}
