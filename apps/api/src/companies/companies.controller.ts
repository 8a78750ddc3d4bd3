import { Controller, Get, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, CompanyAnswer } from '@balcao/contracts';
import { companyOf, lastRevisionOf, type Command } from '@balcao/domain';
import { certificateOf, type SoftwareCertificates } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { Allow, SignedIn } from '../access/access.js';
import { rememberPlace } from '../http/request-place.js';
import { Caller, Member, type MemberCaller, type SignedInCaller } from '../access/caller.js';
import { companyCommand } from '../commands/company-command.js';
import type { Journals } from '../composition/backend.js';
import { CERTIFICATES, JOURNALS } from '../composition/tokens.js';
import { OwnCredentials } from '../demo/own-credentials.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { IdempotencyKey, Sender, type CommandSender } from '../access/commands.js';
import { changedFields } from '../registers/sent-fields.js';
import { ChangeCompanyBody, ChangeSettingsBody, RegisterCompanyBody } from './company.bodies.js';
import { BeginCompany } from './begin-company.js';

@ApiTags('companies')
@Controller('companies')
export class CompaniesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly credentials: OwnCredentials,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(CERTIFICATES) private readonly certificates: SoftwareCertificates,
  ) {}

  /** Begins another company; who registers it owns it. */
  @Post()
  @SignedIn()
  @ApiCommand({ isRehearsable: false })
  async register(
    @Caller() caller: SignedInCaller,
    @IdempotencyKey() key: string,
    @CheckedBody(RegisterCompanyBody) body: RegisterCompanyBody,
    @Req() request: FastifyRequest,
  ): Promise<Accepted> {
    rememberPlace(request, { country: body.country });
    await this.credentials.require(caller.userId);
    return this.commands.execute(new BeginCompany(caller, key, body));
  }

  /** The company of the request, from its books. */
  @Get('current')
  @Allow('companies.view')
  current(@Member() { companyId }: MemberCaller): Promise<CompanyAnswer> {
    return this.journals.inspect(companyId, (books) => {
      const closing = books.companies.closing.get();
      return {
        ...companyOf(books),
        revision: lastRevisionOf(books, companyId) ?? -1,
        settings: books.companies.settings.get(),
        settingsSince: books.companies.settingsSince.get(),
        ...(closing && { closing }),
        ...certificateOf(this.certificates, companyOf(books)),
      };
    });
  }

  /** Changes the details of the company: name, tax number, address. */
  @CommandRoute('current', { allow: 'companies.manage' })
  change(
    @Sender() sender: CommandSender,
    @CheckedBody(ChangeCompanyBody) { acceptNuitWarning, ...body }: ChangeCompanyBody,
  ): Promise<Accepted> {
    const accepted = acceptNuitWarning !== undefined && { acceptNuitWarning };
    return this.accept(sender, { type: 'ChangeCompany', ...changedFields(body), ...accepted });
  }

  /** Changes the settings of the company. */
  @CommandRoute('current/settings', { allow: 'companies.manage' })
  changeSettings(
    @Sender() sender: CommandSender,
    @CheckedBody(ChangeSettingsBody) body: ChangeSettingsBody,
  ): Promise<Accepted> {
    return this.accept(sender, { type: 'ChangeSettings', ...changedFields(body) });
  }

  private async accept(sender: CommandSender, body: Command): Promise<Accepted> {
    const { revision } = await this.commands.execute(companyCommand(sender, body));
    return { id: sender.companyId, revision };
  }
}
