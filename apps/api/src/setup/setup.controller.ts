import { demoCompanyId, ownName } from '@balcao/domain';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SessionInfo, SetUpAnswer, SetUpState } from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/access.js';
import { rememberPlace } from '../http/request-place.js';
import { BeginCompany } from '../companies/begin-company.js';
import { DemoCompany } from '../demo/demo-company.js';
import { DemoTurn } from '../demo/demo-turn.js';
import { CheckedBody } from '../http/body.js';
import { Entrance } from '../identity/entrance.js';
import { checkAll } from '../identity/check-all.js';
import { Installation } from './installation.js';
import { SetUpCode } from './set-up-code.js';
import { SetUpBody, SetUpDemoBody } from './setup.bodies.js';
import { SignUp } from '../identity/sign-up.js';
import { underPath } from './under-path.js';

@ApiTags('setup')
@Controller('setup')
export class SetUpController {
  constructor(
    private readonly installation: Installation,
    private readonly code: SetUpCode,
    private readonly signUp: SignUp,
    private readonly commands: CommandBus,
    private readonly demo: DemoCompany,
    private readonly demoTurn: DemoTurn,
    private readonly entrance: Entrance,
  ) {}

  /** Whether the installation has been set up, and what setting it up takes. */
  @Get()
  @Public()
  async state(): Promise<SetUpState> {
    const progress = this.demoTurn.progress(demoCompanyId);
    const needed = await this.installation.isSetUpNeeded();
    return {
      needed,
      ...(needed && this.code.isRequired && { codeIn: this.code.isInLog ? 'log' : 'settings' }),
      ...(progress !== undefined && { demoProgress: progress }),
    };
  }

  /** The first company and its owner; signs the owner in. Done again after a crash, it goes on. */
  @Post()
  @Public()
  setUp(
    @CheckedBody(SetUpBody) { company, setUpCode, ...person }: SetUpBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SetUpAnswer> {
    rememberPlace(request, { country: company.country });
    return this.begin(setUpCode, request, async () => {
      const commandId = ownName('setup');
      const ownerName = `${person.firstName} ${person.lastName}`.trim();
      const nobody = { userId: 'nobody', userName: ownerName, requestId: request.id };
      const rehearsal = new BeginCompany(nobody, commandId, company, true);
      // All that is wrong is said before the account is opened: nothing half-saved.
      await checkAll(
        () => underPath('company', () => this.commands.execute(rehearsal)),
        () => this.signUp.check(person),
      );
      const user = await this.signUp.openFirst(person);
      const owner = { ...nobody, userId: user.id };
      const { id } = await this.commands.execute(new BeginCompany(owner, commandId, company));
      return { ...(await this.entrance.enter(user, request, reply)), companyId: id };
    });
  }

  /** A company to look around in, with articles, clients and invoices; its year is filled up. */
  @Post('demo')
  @Public()
  setUpDemo(
    @CheckedBody(SetUpDemoBody) { setUpCode }: SetUpDemoBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionInfo> {
    return this.begin(setUpCode, request, async () => {
      const user = await this.signUp.openFirst(this.demo.owner);
      await this.demo.create(user);
      return this.entrance.enter(user, request, reply);
    });
  }

  /** Does the work once it is known that the visitor may; what is set up already says so. */
  private begin<T>(
    setUpCode: string | undefined,
    { ip }: FastifyRequest,
    work: () => Promise<T>,
  ): Promise<T> {
    return this.installation.setUp(async () => {
      await this.code.require(setUpCode, ip);
      return work();
    });
  }
}
