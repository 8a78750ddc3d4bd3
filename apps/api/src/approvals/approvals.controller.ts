import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { Notices } from '../notifications/notices.js';
import { RefuseApprovalBody } from './approvals.bodies.js';
import { GrantRequest } from './grant-request.js';
import { RequestsAsMade } from './requests-as-made.js';

/** What becomes of requests for approval. */
@ApiTags('approval-requests')
@Controller('approval-requests')
export class ApprovalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly requests: RequestsAsMade,
    private readonly notices: Notices,
  ) {}

  /** Carries out what was asked for, in the name of the user who asked. */
  @CommandRoute(':id/approve', { allow: 'pos.approve' })
  approve(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return this.commands.execute(new GrantRequest(sender, id));
  }

  /** Turns a request down, with a reason. */
  @CommandRoute(':id/refuse', { allow: 'pos.approve' })
  async refuse(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RefuseApprovalBody) { reason }: RefuseApprovalBody,
  ): Promise<Accepted> {
    const request = await this.requests.find(sender.companyId, id);
    const accepted = await accept(this.commands, sender, id, {
      type: 'RefuseApproval',
      id,
      reason,
    });
    await this.notices.tellOfDecision(sender.companyId, request, { sender, answer: reason });
    return accepted;
  }

  /** Takes one's own request back. */
  @CommandRoute(':id/withdraw', { allow: 'companies.view' })
  withdraw(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'WithdrawApproval', id });
  }
}
