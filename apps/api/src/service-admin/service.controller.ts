import { Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  headers,
  type BillingAccepted,
  type HostedCompanyAnswer,
  type ServiceAnswer,
} from '@balcao/contracts';
import { adjustCredits } from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
import type { FastifyReply } from 'fastify';
import { Caller, type SignedInCaller } from '../access/caller.js';
import { Subscriptions } from '../billing/subscriptions.js';
import type { Projections } from '../composition/projections.js';
import { JOBS, PROJECTIONS } from '../composition/tokens.js';
import { Readiness } from '../health/readiness.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { Accounts } from '../identity/accounts.js';
import { companiesPerPage, Hosted } from './hosted.js';
import { AdjustCreditsBody } from './service.bodies.js';
import { ServiceAdmins } from './service-admins.js';

@ApiTags('service')
@Controller('service')
@ServiceAdmins()
export class ServiceController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly hosted: Hosted,
    private readonly accounts: Accounts,
    private readonly readiness: Readiness,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(PROJECTIONS) private readonly projections: Projections,
  ) {}

  /** How the service stands: jobs, orders and health. */
  @Get()
  async standing(@Caller() { userId }: SignedInCaller): Promise<ServiceAnswer> {
    const [account, jobs, orders, ready, folding] = await Promise.all([
      this.accounts.find(userId),
      this.jobs.counts(),
      this.hosted.orders(),
      this.readiness.now(),
      this.projections.status(),
    ]);
    const waiting = orders.filter(({ state }) => state === 'waiting');
    const toApprove = waiting.filter(({ means }) => means === 'transfer').length;
    return {
      isBilled: this.subscriptions.isBilled,
      hasTwoFactor: account?.user.twoFactor !== undefined,
      jobs: { ...jobs },
      orders: { waiting: waiting.length, toApprove },
      health: {
        isReady: ready.problems.length === 0,
        isFolding: folding.error === undefined,
        stalled: folding.stalled.length,
      },
    };
  }

  /** The companies of the installation by name, with standing and size. */
  @Get('companies')
  @ApiQuery({ name: 'q', required: false })
  @ApiQuery({ name: 'page', required: false, type: Number })
  async companies(
    @Query('q') search: unknown,
    @Query('page') sent: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly HostedCompanyAnswer[]> {
    const text = typeof search === 'string' ? search.slice(0, 100) : '';
    const page = typeof sent === 'string' && /^[1-9]\d{0,4}$/.test(sent) ? Number(sent) : 1;
    const { companies, total } = await this.hosted.companies(text, page);
    const first = (page - 1) * companiesPerPage;
    const range = companies.length === 0 ? '*' : `${first}-${first + companies.length - 1}`;
    reply.header(headers.contentRange, `companies ${range}/${total}`);
    return companies;
  }

  /** Gives a company credits, or takes them. */
  @Post('companies/:id/adjust-credits')
  @HttpCode(200)
  async adjust(
    @Caller() { userId: actorId, requestId: correlationId }: SignedInCaller,
    @IdempotencyKey() commandId: string,
    @Param('id') id: string,
    @CheckedBody(AdjustCreditsBody) body: AdjustCreditsBody,
  ): Promise<BillingAccepted> {
    await this.subscriptions.settled(id, {
      commandId,
      actorId,
      correlationId,
      body: { adjust: sent(body) },
      decide: (subscription) => adjustCredits(subscription, body),
    });
    return { id };
  }
}
