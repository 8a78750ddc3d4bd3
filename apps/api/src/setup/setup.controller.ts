import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { SessionInfo, SetUpState } from '@balcao/contracts';
import type { User } from '@balcao/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/access.js';
import { RegisterCompany } from '../companies/register-company.js';
import { DemoCompany } from '../demo/demo-company.js';
import { CheckedBody } from '../http/body.js';
import { setSessionCookie } from '../identity/session-cookie.js';
import { SessionAnswers } from '../identity/session-answers.js';
import { sessionSeconds, Sessions } from '../identity/sessions.js';
import { Installation } from './installation.js';
import { SetUpBody } from './setup.bodies.js';
import { SignUp } from './sign-up.js';
import { underPath } from './under-path.js';

@ApiTags('setup')
@Controller('setup')
export class SetUpController {
  constructor(
    private readonly installation: Installation,
    private readonly signUp: SignUp,
    private readonly commands: CommandBus,
    private readonly demo: DemoCompany,
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
  ) {}

  @Get()
  @Public()
  async state(): Promise<SetUpState> {
    return { needed: await this.installation.isSetUpNeeded() };
  }

  /** The first company and its owner; signs the owner in. Done again after a crash, it goes on. */
  @Post()
  @Public()
  @ApiBody({ type: SetUpBody })
  setUp(
    @CheckedBody(SetUpBody) { company, ...person }: SetUpBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionInfo> {
    return this.installation.setUp(async () => {
      const commandId = `setup-${company.id}`;
      const ownerName = `${person.firstName} ${person.lastName}`.trim();
      const nobody = { userId: 'nobody', userName: ownerName, requestId: request.id };
      this.signUp.check(person);
      // What is wrong with the company is said before the account is opened: nothing half-saved.
      await underPath('company', () =>
        this.commands.execute(new RegisterCompany(nobody, commandId, company, true)),
      );
      const user = await this.signUp.open(person);
      const owner = { ...nobody, userId: user.id };
      await this.commands.execute(new RegisterCompany(owner, commandId, company));
      return this.signIn(user, request, reply);
    });
  }

  /** A company to look around in, with articles, clients and invoices. */
  @Post('demo')
  @Public()
  setUpDemo(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionInfo> {
    return this.installation.setUp(async () => {
      const user = await this.signUp.open(this.demo.owner);
      await this.demo.create(user, request.id);
      return this.signIn(user, request, reply);
    });
  }

  private async signIn(
    user: User,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionInfo> {
    const cookie = await this.sessions.open(user.id, request.headers['user-agent'] ?? '');
    setSessionCookie(request, reply, cookie, sessionSeconds);
    return this.answers.of(user, cookie.token);
  }
}
