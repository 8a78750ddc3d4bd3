import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { JobAccepted, SendingAnswer, SendingsAccepted } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { IdempotencyKey } from '../http/commands.js';
import { SendBody } from './send-document.body.js';
import { Sendings } from './sendings.js';

/** Sending receipts by mail, and following what becomes of it. */
@ApiTags('payments')
@Controller('payments')
export class PaymentSendingsController {
  constructor(private readonly sendings: Sendings) {}

  /** Sends the receipt to each address, in the background. */
  @Post(':id/send')
  @HttpCode(202)
  @Allow('payments.record')
  @ApiCommand({ isRehearsable: false })
  @ApiBody({ type: SendBody })
  send(
    @Member() caller: MemberCaller,
    @IdempotencyKey() key: string,
    @Param('id') id: string,
    @CheckedBody(SendBody) body: SendBody,
  ): Promise<SendingsAccepted> {
    return this.sendings.order(caller, key, { kind: 'payment', documentId: id }, body);
  }

  @Get(':id/sendings')
  @Allow('payments.view')
  list(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
  ): Promise<readonly SendingAnswer[]> {
    return this.sendings.of(companyId, id);
  }

  /** Tries again what has failed for good. */
  @Post(':id/sendings/:sendingId/retry')
  @HttpCode(200)
  @Allow('payments.record')
  async retry(
    @Member() { companyId }: MemberCaller,
    @Param('id') id: string,
    @Param('sendingId') sendingId: string,
  ): Promise<JobAccepted> {
    await this.sendings.retry(companyId, id, sendingId);
    return { id: sendingId };
  }
}
