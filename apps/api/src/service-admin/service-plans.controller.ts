import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BillingAccepted } from '@balcao/contracts';
import { offerPlan, writePlan, type Plan, type PlanEvent } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { planStreams } from '@balcao/tasks';
import { Caller, type SignedInCaller } from '../access/caller.js';
import { Subscriptions } from '../billing/subscriptions.js';
import type { Sources } from '../composition/backend.js';
import { EVENTS, SOURCES } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { RequestError } from '../http/request-error.js';
import { WritePlanBody } from './service.bodies.js';
import { ServiceAdmins } from './service-admins.js';

const planIds = /^[0-9A-Za-z_]{1,40}$/;

@ApiTags('service')
@Controller('service/plans')
@ServiceAdmins()
export class ServicePlansController {
  constructor(
    private readonly subscriptions: Subscriptions,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Every plan, also those that are not on offer any more. */
  @Get()
  async list(): Promise<readonly Plan[]> {
    const plans = [...(await this.subscriptions.plans()).values()];
    return plans.sort((one, other) => one.monthlyMinor - other.monthlyMinor);
  }

  /** Begins a plan, or changes one: with the revision that its editor began with. */
  @Post()
  @HttpCode(200)
  write(
    @Caller() caller: SignedInCaller,
    @IdempotencyKey() key: string,
    @CheckedBody(WritePlanBody) body: WritePlanBody,
  ): Promise<BillingAccepted> {
    const { id, name, namePt, monthlyMinor, limits } = body;
    const { expectedRevision } = sent(body);
    const plan = { id, name, namePt, monthlyMinor, limits: counted(limits) };
    const expected = expectedRevision === undefined ? {} : { expectedRevision };
    return this.change(caller, key, id, { write: { ...plan, ...expected } }, (before) =>
      writePlan(before, { ...plan, ...expected }),
    );
  }

  /** Takes a plan off the offer; companies that have it keep it. */
  @Post(':id/withdraw')
  @HttpCode(200)
  withdraw(
    @Caller() caller: SignedInCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
  ): Promise<BillingAccepted> {
    return this.change(caller, key, id, 'withdraw', (plan) =>
      offerPlan(plan, { id, isOffered: false }),
    );
  }

  /** Offers a plan again. */
  @Post(':id/offer')
  @HttpCode(200)
  offer(
    @Caller() caller: SignedInCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
  ): Promise<BillingAccepted> {
    return this.change(caller, key, id, 'offer', (plan) =>
      offerPlan(plan, { id, isOffered: true }),
    );
  }

  private async change(
    { userId: actorId, requestId: correlationId }: SignedInCaller,
    commandId: string,
    id: string,
    body: unknown,
    decide: (plan: Plan | undefined) => readonly PlanEvent[],
  ): Promise<BillingAccepted> {
    if (!planIds.test(id)) throw new RequestError(404, 'request.notFound');
    const streams = planStreams({ events: this.events, clock: this.sources.clock });
    await streams.execute(id, { commandId, actorId, correlationId, body, decide });
    this.subscriptions.forgetPlans();
    return { id };
  }
}

/** Limits as plans have them: none is `null`, whether it was sent or left out. */
function counted(limits: WritePlanBody['limits']) {
  const { users, documentsPerMonth, warehouses, cashRegisters, hasApi } = limits;
  const orNone = (max: number | null | undefined) => max ?? null;
  return {
    users: orNone(users),
    documentsPerMonth: orNone(documentsPerMonth),
    warehouses: orNone(warehouses),
    cashRegisters: orNone(cashRegisters),
    hasApi,
  };
}
