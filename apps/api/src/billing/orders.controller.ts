import { createHash } from 'node:crypto';
import { Body, Controller, Get, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { BlobStore } from '@balcao/blobs';
import type { BillingAccepted, OrderAnswer } from '@balcao/contracts';
import { attachProof, orderOf, placeOrder, refuse, type OrderPurpose } from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
import { payOrder } from '@balcao/tasks';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { keptFile } from '../attachments/kept-file.js';
import { recordFile } from '../attachments/record-file.js';
import type { Sources } from '../composition/backend.js';
import { BLOBS, JOBS, SOURCES } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { Takes } from '../http/media-types.js';
import { sent } from '../http/sent.js';
import { PlaceOrderBody } from './billing.bodies.js';
import { PaymentReferences } from './payment-references.js';
import { proofOf } from './proof-file.js';
import { meansOf } from './subscription-answer.js';
import { Subscriptions } from './subscriptions.js';

@ApiTags('billing')
@Controller('billing/orders')
export class OrdersController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly references: PaymentReferences,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Asks for money: for a plan, or for credits. The key of the command is the order's id. */
  @CreationRoute('', { allow: 'billing.manage', isRehearsable: false })
  async place(
    @Sender() { companyId, userId: actorId, requestId: correlationId, commandId }: CommandSender,
    @CheckedBody(PlaceOrderBody) body: PlaceOrderBody,
  ): Promise<BillingAccepted> {
    const { amountMinor, means, phone } = sent(body);
    const offered = meansOf(this.subscriptions.settings);
    const reference = await this.references.claim({ companyId, orderId: commandId }, actorId);
    const order = {
      orderId: commandId,
      reference,
      purpose: purposeOf(sent(body)),
      means,
      ...(amountMinor !== undefined && { amountMinor }),
      ...(phone !== undefined && { phone }),
    };
    await this.subscriptions.change(companyId, {
      commandId,
      actorId,
      correlationId,
      body: { place: order },
      decide: (subscription, context) =>
        placeOrder(subscription, order, { ...context, means: offered }),
    });
    if (means !== 'transfer') await this.jobs.enqueue(payOrder(companyId, commandId));
    return { id: commandId };
  }

  /** An order and how it stands. */
  @Get(':id')
  @Allow('billing.view')
  async get(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<OrderAnswer> {
    return orderOf((await this.subscriptions.find(companyId)).state, id);
  }

  /** Keeps the proof of a transfer; the body is the file itself: PDF, JPEG or PNG. */
  @CommandRoute(':id/proofs', { allow: 'billing.manage', isRehearsable: false })
  @Takes('application/octet-stream')
  @ApiQuery({ name: 'name' })
  async prove(
    @Sender() { companyId, userId: actorId, requestId: correlationId, commandId }: CommandSender,
    @Param('id') orderId: string,
    @Query('name') name: unknown,
    @Body() content: unknown,
  ): Promise<BillingAccepted> {
    const { state } = await this.subscriptions.find(companyId);
    const file = proofOf(name, content);
    const { fileName, contentType } = file;
    const proofId = this.sources.newId();
    const blobId = `proof_${proofId}`;
    const sha256 = createHash('sha256').update(file.content).digest('hex');
    const shown = { name: fileName, contentType, size: file.content.length, sha256 };
    const proof = { ...shown, id: proofId, blobId };
    // Refused before the file is kept, and again when it is attached.
    attachProof(state, { orderId, proof });
    await this.blobs.put(companyId, { id: blobId, ...file });
    return recordFile(this.blobs, { companyId, blobId }, async () => {
      const after = await this.subscriptions.change(companyId, {
        commandId,
        actorId,
        correlationId,
        body: { prove: { orderId, ...shown } },
        decide: (subscription) => attachProof(subscription, { orderId, proof }),
      });
      const { proofs } = orderOf(after.state, orderId);
      return { answer: { id: orderId }, isNamed: proofs.some((each) => each.id === proofId) };
    });
  }

  /** The file, to be saved: never shown as a page of this server. */
  @Get(':id/proofs/:proofId')
  @Allow('billing.view')
  async proof(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Param('proofId') proofId: string,
  ): Promise<StreamableFile> {
    const { proofs } = orderOf((await this.subscriptions.find(companyId)).state, id);
    const proof = proofs.find((each) => each.id === proofId);
    if (proof === undefined) return refuse('billing.orderNotFound', { id });
    return keptFile(this.blobs, companyId, proof);
  }
}

function purposeOf({ planId, period }: PlaceOrderBody): OrderPurpose {
  if (planId === undefined && period === undefined) return { kind: 'recharge' };
  if (planId === undefined || period === undefined) {
    return refuse('billing.planNotSelected', undefined, 'planId');
  }
  return { kind: 'plan', planId, period };
}
