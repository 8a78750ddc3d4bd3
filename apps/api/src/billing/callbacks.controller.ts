import { createHash, timingSafeEqual } from 'node:crypto';
import { Body, Controller, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import { lookAfterOrder } from '@balcao/tasks';
import { Public } from '../access/access.js';
import type { Sources } from '../composition/backend.js';
import { EVENTS, JOBS, SOURCES } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';
import { PaymentReferences } from './payment-references.js';
import { Subscriptions } from './subscriptions.js';

/** Where providers name the payment that they speak of. */
const referenceFields = [
  'input_ThirdPartyReference',
  'output_ThirdPartyReference',
  'transId',
  'refNo',
  'reference',
];

/**
 * Where payment providers say that something has happened. Neither network signs what it says, so
 * that it has to know the secret of the address, and is believed in nothing but the reference: what
 * has become of the payment is asked of the provider.
 */
@ApiTags('billing')
@Controller('billing/callbacks')
export class CallbacksController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly references: PaymentReferences,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Takes the notice of a payment provider that an order was paid. */
  @Post(':means')
  @HttpCode(200)
  @Public()
  @ApiQuery({ name: 'secret' })
  async tell(
    @Param('means') means: string,
    @Query('secret') secret: unknown,
    @Body() body: unknown,
  ): Promise<{ readonly ResponseCode: string; readonly ResponseMessage: string }> {
    const { callbackSecret, providers } = this.subscriptions.settings;
    const isKnown = providers.some((provider) => provider.means === means);
    if (callbackSecret === undefined || !isKnown || !isSame(secret, callbackSecret)) {
      throw new RequestError(404, 'request.notFound');
    }
    const owner = await this.references.find(referenceIn(body));
    if (owner !== undefined) {
      const { events, jobs } = this;
      const ground = { events, jobs, ...this.sources, billing: this.subscriptions.settings };
      await lookAfterOrder(ground, owner.companyId, owner.orderId);
    }
    return { ResponseCode: '0', ResponseMessage: 'OK' };
  }
}

function referenceIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const fields = body as Readonly<Record<string, unknown>>;
  const found = referenceFields.map((name) => fields[name]).find((value) => value !== undefined);
  return typeof found === 'string' ? found : '';
}

function isSame(sent: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof sent === 'string' && timingSafeEqual(digest(sent), digest(secret));
}
