import { Controller, Get, HttpCode, Inject, Param, Post, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JobAccepted, SendingAnswer, SendingsAccepted } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiCommand } from '../http/api-command.js';
import { CheckedBody } from '../http/body.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { named } from '../registers/register-reads.js';
import { SendBody } from './send-document.body.js';
import { Sendings, type SentRecord } from './sendings.js';

/** What can be sent by mail, by whom, and who sees what became of it. */
export interface SendingRoutes {
  /** Below `/api`. */
  readonly path: 'documents' | 'payments';
  readonly kind: SentRecord['kind'];
  readonly view: Permission;
  readonly send: Permission;
}

/** Sending records of one kind by mail, and following what becomes of it. */
export function sendingRoutes({ path, kind, view, send }: SendingRoutes): Type<object> {
  @ApiTags(path)
  @Controller(path)
  class SendingsController {
    constructor(@Inject(Sendings) private readonly sendings: Sendings) {}

    /** Sends it to each address, in the background. */
    @Post(':id/send')
    @HttpCode(202)
    @Allow(send)
    @ApiCommand({ isRehearsable: false })
    send(
      @Sender() sender: CommandSender,
      @Param('id') documentId: string,
      @CheckedBody(SendBody) body: SendBody,
    ): Promise<SendingsAccepted> {
      return this.sendings.order(sender, { kind, documentId }, body);
    }

    /** The mails that carried the record, with what became of each. */
    @Get(':id/sendings')
    @Allow(view)
    list(
      @Member() { companyId }: MemberCaller,
      @Param('id') documentId: string,
    ): Promise<readonly SendingAnswer[]> {
      return this.sendings.of(companyId, { kind, documentId });
    }

    /** Tries again what has failed for good. */
    @Post(':id/sendings/:sendingId/retry')
    @HttpCode(200)
    @Allow(send)
    async retry(
      @Member() { companyId }: MemberCaller,
      @Param('id') documentId: string,
      @Param('sendingId') sendingId: string,
    ): Promise<JobAccepted> {
      await this.sendings.retry(companyId, { kind, documentId }, sendingId);
      return { id: sendingId };
    }
  }

  return named(SendingsController, `${path}Sendings`);
}
