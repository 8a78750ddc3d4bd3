import { Logger } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Accepted } from '@balcao/contracts';
import type { ApprovalRequestedData } from '@balcao/domain';
import { Drafts } from '@balcao/tasks';
import type { CommandSender } from '../access/commands.js';
import { companyCommand } from '../commands/company-command.js';
import { approvals } from '../gate/approval/approving-journals.js';
import { Notices } from '../notifications/notices.js';
import { RequestsAsMade } from './requests-as-made.js';

/** Approves a request: the sender approves what somebody else asked for. */
export class GrantRequest extends Command<Accepted> {
  constructor(
    readonly sender: CommandSender,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(GrantRequest)
export class GrantRequestHandler implements ICommandHandler<GrantRequest> {
  readonly #logger = new Logger('approvals');

  constructor(
    private readonly commands: CommandBus,
    private readonly requests: RequestsAsMade,
    private readonly drafts: Drafts,
    private readonly notices: Notices,
  ) {}

  async execute({ sender, id }: GrantRequest): Promise<Accepted> {
    const { companyId, userId: approverId } = sender;
    const request = await this.requests.find(companyId, id);
    const { requesterId: userId, reason } = request;
    const body = { type: 'GrantApproval', id } as const;
    // The events name the requester as the actor and the approver in `approval`, as with a PIN.
    const { events, revision } = await approvals.run({ approverId, reason }, () =>
      this.commands.execute(companyCommand({ ...sender, userId }, body)),
    );
    const issued = events.findLast(({ type }) => type === 'DocumentIssued');
    if (issued !== undefined) await this.close(request, issued.data.id, sender);
    await this.notices.tellOfDecision(companyId, request, { sender });
    return { id, revision };
  }

  /** Closes the draft of the document; a draft left open is repaired when it is next read. */
  private async close(
    { wanted, subjectId }: ApprovalRequestedData,
    documentId: string,
    sender: CommandSender,
  ): Promise<void> {
    if (wanted.type !== 'IssueDocument') return;
    try {
      const draft = await this.drafts.find(sender.companyId, subjectId);
      if (draft?.state.status === 'open') await this.drafts.close(draft, documentId, sender);
    } catch (error) {
      this.#logger.warn(`draft ${subjectId} is still open: ${String(error)}`);
    }
  }
}
