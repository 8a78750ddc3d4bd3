import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  PRINT_BATCH_MAX,
  type JobAccepted,
  type PaymentPrintBatchBody,
  type PrintBatchAnswer,
  type PrintBatchBody,
} from '@balcao/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { Texts } from '../http/fields.js';
import { languageOf } from '../http/language.js';
import { PrintBatches } from './print-batches.js';

class OrderPrintBatchBody implements PrintBatchBody {
  @Texts({ max: PRINT_BATCH_MAX, length: 64 })
  readonly documents!: readonly string[];
}

class OrderPaymentBatchBody implements PaymentPrintBatchBody {
  @Texts({ max: PRINT_BATCH_MAX, length: 64 })
  readonly payments!: readonly string[];
}

/** The files of somebody's batches: everybody sees their own, as papers tell what they saw. */
abstract class Batches {
  abstract readonly kind: 'documents' | 'payments';

  constructor(@Inject(PrintBatches) protected readonly batches: PrintBatches) {}

  /** One's own that are remembered, the newest first. */
  @Get()
  list(
    @Member() caller: MemberCaller,
    @Req() request: FastifyRequest,
  ): Promise<readonly PrintBatchAnswer[]> {
    const language = languageOf(request.headers['accept-language']);
    return this.batches.list(caller, this.kind, language);
  }

  /** Stops one that waits or is being laid out; no copy of it is counted. */
  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@Member() caller: MemberCaller, @Param('id') id: string): Promise<JobAccepted> {
    return this.batches.cancel(caller, this.kind, id);
  }

  /** The file itself. */
  @Get(':id/file')
  file(
    @Member() caller: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.batches.handOut(caller, this.kind, id, reply);
  }
}

/** Several documents on paper as one file. */
@ApiTags('documents')
@Controller('print-batches')
@Allow('documents.issue')
export class PrintBatchesController extends Batches {
  readonly kind = 'documents';

  /** Has one made: each document as its next copy, in the order in which they are named. */
  @Post()
  @HttpCode(202)
  order(
    @Sender() sender: CommandSender,
    @CheckedBody(OrderPrintBatchBody) { documents }: OrderPrintBatchBody,
  ): Promise<JobAccepted> {
    return this.batches.order(sender, this.kind, documents);
  }
}

/** Several receipts, or payments to suppliers, on paper as one file. */
@ApiTags('payments')
@Controller('payments/print-batches')
@Allow('payments.record')
export class PaymentPrintBatchesController extends Batches {
  readonly kind = 'payments';

  /** Has one made: each payment as its next copy, in the order in which they are named. */
  @Post()
  @HttpCode(202)
  order(
    @Sender() sender: CommandSender,
    @CheckedBody(OrderPaymentBatchBody) { payments }: OrderPaymentBatchBody,
  ): Promise<JobAccepted> {
    return this.batches.order(sender, this.kind, payments);
  }
}
