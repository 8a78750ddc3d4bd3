import { Controller, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, InviteBody as InviteShape } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
import { invitationMailOrder } from '@balcao/tasks';
import { PeopleOnly } from '../access/access.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { JOBS, JOURNALS } from '../composition/tokens.js';
import { withoutNulls } from '../documents/without-nulls.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../http/command-route.js';
import { Sender, type CommandSender } from '../http/commands.js';
import { InviteBody } from './members.bodies.js';

/** Asks people to work in a company; the letters go out in the background. */
@ApiTags('members')
@Controller('invitations')
@PeopleOnly()
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  @CreationRoute('', { allow: 'identity.manage', isRehearsable: false })
  async invite(
    @Sender() sender: CommandSender,
    @CheckedBody(InviteBody) body: InviteShape,
  ): Promise<Accepted> {
    const command = { type: 'InviteMember', ...withoutNulls(body) } as const;
    const accepted = await accept(this.commands, sender, body.id, command);
    await this.mail(sender, body.id);
    return accepted;
  }

  /** Sends another letter; the one before opens nothing any more. */
  @CommandRoute(':id/resend', { allow: 'identity.manage', isRehearsable: false })
  async resend(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    const isOpen = await this.journals.inspect(sender.companyId, ({ identity }) =>
      identity.invitations.get(id),
    );
    if (isOpen === undefined) refuse('identity.invitationNotFound');
    await this.mail(sender, id);
    return { id, revision: await this.journals.revision(sender.companyId) };
  }

  @CommandRoute(':id/withdraw', { allow: 'identity.manage' })
  withdraw(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'WithdrawInvitation', id });
  }

  private async mail({ companyId, userId: actorId, commandId }: CommandSender, id: string) {
    const order = { companyId, actorId, invitationId: id };
    await this.jobs.enqueue(invitationMailOrder(`invitation_${commandId}`, order));
  }
}
