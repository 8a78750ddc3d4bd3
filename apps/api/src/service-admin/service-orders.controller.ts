import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BlobStore } from '@balcao/blobs';
import type { BillingAccepted, ServiceOrderAnswer } from '@balcao/contracts';
import { approveTransfer, orderOf, refuse, refuseTransfer } from '@balcao/domain';
import { Caller, type SignedInCaller } from '../access/caller.js';
import { Subscriptions, type SubscriptionChange } from '../billing/subscriptions.js';
import { keptFile } from '../attachments/kept-file.js';
import { BLOBS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../access/commands.js';
import { Hosted } from './hosted.js';
import { ApproveOrderBody, RefuseOrderBody } from './service.bodies.js';
import { ServiceAdmins } from './service-admins.js';

/** Orders of one answer, the newest. */
const shown = 200;

@ApiTags('service')
@Controller('service/orders')
@ServiceAdmins()
export class ServiceOrdersController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly hosted: Hosted,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  /** Orders of all companies: first those that wait, then the newest. */
  @Get()
  async list(): Promise<readonly ServiceOrderAnswer[]> {
    const orders = await this.hosted.orders();
    const waiting = orders.filter(({ state }) => state === 'waiting');
    return [...waiting, ...orders.filter(({ state }) => state !== 'waiting')].slice(0, shown);
  }

  /** The file that proves a transfer. */
  @Get(':companyId/:orderId/proofs/:proofId')
  async proof(
    @Param('companyId') companyId: string,
    @Param('orderId') orderId: string,
    @Param('proofId') proofId: string,
  ): Promise<StreamableFile> {
    const { state } = await this.subscriptions.known(companyId);
    const proof = orderOf(state, orderId).proofs.find(({ id }) => id === proofId);
    if (proof === undefined) return refuse('billing.orderNotFound', { id: orderId });
    return keptFile(this.blobs, companyId, proof);
  }

  /** The transfer is in the bank's statement, with the amount that it has there. */
  @Post(':companyId/:orderId/approve')
  @HttpCode(200)
  approve(
    @Caller() caller: SignedInCaller,
    @IdempotencyKey() key: string,
    @Param('companyId') companyId: string,
    @Param('orderId') orderId: string,
    @CheckedBody(ApproveOrderBody) body: ApproveOrderBody,
  ): Promise<BillingAccepted> {
    const { amountMinor, paymentReference } = body;
    const approval = { orderId, amountMinor, paymentReference };
    return this.settle(caller, key, companyId, { approve: approval }, (subscription, context) =>
      approveTransfer(subscription, approval, context),
    );
  }

  /** Refuses the transfer of an order; the company is told why. */
  @Post(':companyId/:orderId/refuse')
  @HttpCode(200)
  refuse(
    @Caller() caller: SignedInCaller,
    @IdempotencyKey() key: string,
    @Param('companyId') companyId: string,
    @Param('orderId') orderId: string,
    @CheckedBody(RefuseOrderBody) { reason }: RefuseOrderBody,
  ): Promise<BillingAccepted> {
    return this.settle(caller, key, companyId, { refuse: { orderId, reason } }, (subscription) =>
      refuseTransfer(subscription, { orderId, reason }),
    );
  }

  private async settle(
    { userId: actorId, requestId: correlationId }: SignedInCaller,
    commandId: string,
    companyId: string,
    body: unknown,
    decide: SubscriptionChange['decide'],
  ): Promise<BillingAccepted> {
    const change = { commandId, actorId, correlationId, body, decide };
    await this.subscriptions.settled(companyId, change);
    return { id: companyId };
  }
}
