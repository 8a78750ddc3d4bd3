import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type {
  Accepted,
  ChangeWebhookBody as ChangeShape,
  CreateWebhookBody as CreateShape,
  DeliveryAnswer,
  EventTypeAnswer,
  ReplayWebhookBody as ReplayShape,
  WebhookAnswer,
  WebhookMade,
} from '@balcao/contracts';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import { withoutNulls } from '../http/without-nulls.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { IdempotencyKey, Sender, type CommandSender } from '../access/commands.js';
import { languageOf } from '../http/language.js';
import { describedEventTypes } from './event-types.js';
import { wholeNumber } from './feed-query.js';
import { ChangeWebhookBody, CreateWebhookBody, ReplayWebhookBody } from './integrations.bodies.js';
import { Webhooks } from './webhooks.js';

const DELIVERIES = { usual: 50, max: 200 };

/** Addresses that events are sent to as they are recorded. */
@ApiTags('integrations')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly webhooks: Webhooks,
  ) {}

  /** The webhooks of the company. */
  @Get()
  @Allow('integrations.view')
  list(@Member() { companyId }: MemberCaller): Promise<readonly WebhookAnswer[]> {
    return this.webhooks.list(companyId);
  }

  /** The event types that a webhook can receive, in the caller's language. */
  @Get('event-types')
  @Allow('integrations.view')
  types(@Req() request: FastifyRequest): readonly EventTypeAnswer[] {
    return describedEventTypes(languageOf(request.headers['accept-language']));
  }

  /** Attempts, the newest first. */
  @Get(':id/deliveries')
  @Allow('integrations.view')
  @ApiQuery({ name: 'limit', required: false, type: Number })
  deliveries(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Query('limit') limit: unknown,
  ): Promise<readonly DeliveryAnswer[]> {
    const { usual, max } = DELIVERIES;
    return this.webhooks.deliveries(companyId, id, Math.min(max, wholeNumber(limit) ?? usual));
  }

  /** Only this answer shows the secret; the same command sent again gets the same answer. */
  @CreationRoute('', { allow: 'integrations.manage', isRehearsable: false })
  async create(
    @Sender() sender: CommandSender,
    @CheckedBody(CreateWebhookBody) body: CreateShape,
  ): Promise<WebhookMade> {
    this.webhooks.checkUrl(body.url);
    const secret = await this.webhooks.prepare(sender, body.id);
    const { withCosts = false, ...fields } = body;
    const command = { type: 'CreateWebhook', ...fields, withCosts } as const;
    return { ...(await accept(this.commands, sender, body.id, command)), secret };
  }

  /** Changes the address or the events of a webhook. */
  @CommandRoute(':id/change', { allow: 'integrations.manage', isRehearsable: false })
  async change(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(ChangeWebhookBody) body: ChangeShape,
  ): Promise<Accepted> {
    this.webhooks.checkUrl(body.url);
    const command = { type: 'ChangeWebhook', id, ...withoutNulls(body) } as const;
    const accepted = await accept(this.commands, sender, id, command);
    await this.webhooks.hurry(sender, id);
    return accepted;
  }

  /** Pauses a webhook: what is recorded meanwhile is sent when it goes on. */
  @CommandRoute(':id/pause', { allow: 'integrations.manage' })
  pause(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'PauseWebhook', id });
  }

  /** Resumes a webhook: what was recorded meanwhile is sent first. */
  @CommandRoute(':id/resume', { allow: 'integrations.manage', isRehearsable: false })
  async resume(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    const accepted = await accept(this.commands, sender, id, { type: 'ResumeWebhook', id });
    await this.webhooks.restart(sender, id);
    return accepted;
  }

  /** Tells everything from a revision on again, with the ids it had. */
  @CommandRoute(':id/replay', { allow: 'integrations.manage', isRehearsable: false })
  async replay(
    @Member() caller: MemberCaller,
    @IdempotencyKey() _: string,
    @Param('id') id: string,
    @CheckedBody(ReplayWebhookBody) { from }: ReplayShape,
  ): Promise<Accepted> {
    await this.webhooks.replay(caller, id, from);
    return { id, revision: from };
  }

  /** Removes a webhook. */
  @CommandRoute(':id/remove', { allow: 'integrations.manage' })
  remove(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'RemoveWebhook', id });
  }
}
