import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type {
  BillingAccepted,
  PlanAnswer,
  QuoteAnswer,
  SubscriptionAnswer,
} from '@balcao/contracts';
import {
  cancelSubscription,
  choosePlan,
  dropScheduledChange,
  planPeriods,
  quoteChange,
  reactivateSubscription,
  transferCredits,
  TRIAL_PLAN_ID,
  type Plan,
} from '@balcao/domain';
import { periodPrice } from '@balcao/pricing';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { RequestError } from '../http/request-error.js';
import { sent } from '../http/sent.js';
import { ChoosePlanBody } from './billing.bodies.js';
import { subscriptionAnswer } from './subscription-answer.js';
import { Subscriptions, type SubscriptionChange } from './subscriptions.js';

@ApiTags('billing')
@Controller('billing')
export class BillingController {
  constructor(private readonly subscriptions: Subscriptions) {}

  /** The plans on offer, the cheapest first; none where the product is free. */
  @Get('plans')
  @Allow('billing.view')
  async plans(): Promise<readonly PlanAnswer[]> {
    if (!this.subscriptions.isBilled) return [];
    const plans = [...(await this.subscriptions.plans()).values()];
    return plans
      .filter(({ isOffered, id }) => isOffered && id !== TRIAL_PLAN_ID)
      .sort((one, other) => one.monthlyMinor - other.monthlyMinor)
      .map(priced);
  }

  /** The company's subscription, its plan and its credits. */
  @Get('subscription')
  @Allow('billing.view')
  async subscription(@Member() { companyId }: MemberCaller): Promise<SubscriptionAnswer> {
    if (!this.subscriptions.isBilled) return { isBilled: false };
    const { settings } = this.subscriptions;
    const known = await this.subscriptions.find(companyId);
    return subscriptionAnswer(known, await this.subscriptions.context(), settings);
  }

  /** What choosing a plan would do and cost now. */
  @Get('quote')
  @Allow('billing.view')
  @ApiQuery({ name: 'planId' })
  @ApiQuery({ name: 'period', enum: [...planPeriods] })
  async quote(
    @Member() { companyId }: MemberCaller,
    @Query('planId') planId: unknown,
    @Query('period') asked: unknown,
  ): Promise<QuoteAnswer> {
    const period = planPeriods.find((known) => known === asked);
    if (typeof planId !== 'string' || period === undefined) throw invalidPeriod();
    const { plans, today } = await this.subscriptions.context();
    const { state, revision } = await this.subscriptions.find(companyId);
    return { ...quoteChange(state, { planId, period }, plans, today), revision };
  }

  /** Subscribes or upgrades at once, paid from credits; a smaller plan waits for the end. */
  @CommandRoute('subscription/choose', { allow: 'billing.manage', isRehearsable: false })
  choose(
    @Sender() sender: CommandSender,
    @CheckedBody(ChoosePlanBody) body: ChoosePlanBody,
  ): Promise<BillingAccepted> {
    return this.change(sender, { choose: sent(body) }, (subscription, context) =>
      choosePlan(subscription, body, context),
    );
  }

  /** Stays with the present plan after all. */
  @CommandRoute('subscription/drop-change', { allow: 'billing.manage', isRehearsable: false })
  dropChange(@Sender() sender: CommandSender): Promise<BillingAccepted> {
    return this.change(sender, 'dropChange', dropScheduledChange);
  }

  /** Ends the subscription with what is paid. */
  @CommandRoute('subscription/cancel', { allow: 'billing.manage', isRehearsable: false })
  cancel(@Sender() sender: CommandSender): Promise<BillingAccepted> {
    return this.change(sender, 'cancel', cancelSubscription);
  }

  /** Takes back the cancellation of the subscription. */
  @CommandRoute('subscription/reactivate', { allow: 'billing.manage', isRehearsable: false })
  reactivate(@Sender() sender: CommandSender): Promise<BillingAccepted> {
    return this.change(sender, 'reactivate', reactivateSubscription);
  }

  /** Always refused, to every caller: credits stay where they were bought. */
  @CommandRoute('credits/transfer', { allow: 'billing.manage', isRehearsable: false })
  transfer(): BillingAccepted {
    return transferCredits();
  }

  private async change(
    { companyId, userId: actorId, requestId: correlationId, commandId }: CommandSender,
    body: unknown,
    decide: SubscriptionChange['decide'],
  ): Promise<BillingAccepted> {
    const change = { commandId, actorId, correlationId, body, decide };
    if (!this.subscriptions.isBilled) throw new RequestError(404, 'request.notFound');
    await this.subscriptions.change(companyId, change);
    return { id: companyId };
  }
}

function priced(plan: Plan): PlanAnswer {
  const priceOf = (period: (typeof planPeriods)[number]) => periodPrice(plan.monthlyMinor, period);
  const prices = {
    monthly: priceOf('monthly'),
    quarterly: priceOf('quarterly'),
    annual: priceOf('annual'),
  };
  return { ...plan, prices };
}

function invalidPeriod(): RequestError {
  const problem = { path: 'period', code: 'request.invalid' as const, params: {} };
  return new RequestError(422, 'request.invalid', {}, [problem]);
}
