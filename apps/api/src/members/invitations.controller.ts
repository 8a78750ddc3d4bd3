import { Controller, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, InvitationLinkAnswer, InviteBody as InviteShape } from '@balcao/contracts';
import type { MailSender } from '@balcao/delivery';
import { refuse } from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
import { invitationLink, invitationMailOrder, mintInvitationToken } from '@balcao/tasks';
import { PeopleOnly } from '../access/access.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { JOBS, JOURNALS, MAIL, WEB_ADDRESS } from '../composition/tokens.js';
import { withoutNulls } from '../http/without-nulls.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { Secrets } from '../identity/secrets.js';
import { MailAllowance } from '../limits/mail-allowance.js';
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
    private readonly allowance: MailAllowance,
    private readonly secrets: Secrets,
    @Inject(MAIL) private readonly sender: MailSender,
    @Inject(WEB_ADDRESS) private readonly webAddress: string,
  ) {}

  /** Invites somebody to the company by e-mail. */
  @CreationRoute('', { allow: 'identity.manage', isRehearsable: false })
  async invite(
    @Sender() sender: CommandSender,
    @CheckedBody(InviteBody) body: InviteShape,
  ): Promise<Accepted> {
    const command = { type: 'InviteMember', ...withoutNulls(body) } as const;
    await this.allowance.check(sender.companyId, [body.email]);
    const accepted = await accept(this.commands, sender, body.id, command);
    await this.mail(sender, body.id, body.email);
    return accepted;
  }

  /** Sends another letter; the one before opens nothing any more. */
  @CommandRoute(':id/resend', { allow: 'identity.manage', isRehearsable: false })
  async resend(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    const invitation = await this.journals.inspect(sender.companyId, ({ identity }) =>
      identity.invitations.get(id),
    );
    if (invitation === undefined) return refuse('identity.invitationNotFound');
    await this.allowance.check(sender.companyId, [invitation.email]);
    await this.mail(sender, id, invitation.email);
    return { id, revision: await this.journals.revision(sender.companyId) };
  }

  /**
   * Answers a link to hand over, in the place of the letter before: where this server sends no
   * mail. Elsewhere a letter alone proves the address that the link opens an account for.
   */
  @CommandRoute(':id/link', { allow: 'identity.manage', isRehearsable: false })
  async link(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
  ): Promise<InvitationLinkAnswer> {
    if (this.sender.isFolder !== true) refuse('identity.linkGoesByMail');
    const invitation = await this.journals.inspect(sender.companyId, ({ identity }) =>
      identity.invitations.get(id),
    );
    if (invitation === undefined) return refuse('identity.invitationNotFound');
    const { companyId, commandId } = sender;
    const digest = this.secrets.hash('invitation-link', companyId, id, commandId);
    const secret = Buffer.from(digest, 'hex').toString('base64url');
    const { token, tokenHash } = mintInvitationToken(companyId, id, secret);
    const command = { type: 'MailInvitation', id, tokenHash } as const;
    const accepted = await accept(this.commands, sender, id, command);
    return { ...accepted, link: invitationLink(this.webAddress, invitation.language, token) };
  }

  /** Withdraws an invitation: its link opens nothing any more. */
  @CommandRoute(':id/withdraw', { allow: 'identity.manage' })
  withdraw(@Sender() sender: CommandSender, @Param('id') id: string): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'WithdrawInvitation', id });
  }

  private async mail(
    { companyId, userId: actorId, commandId }: CommandSender,
    id: string,
    to: string,
  ): Promise<void> {
    const order = invitationMailOrder(`invitation_${commandId}`, {
      companyId,
      actorId,
      invitationId: id,
    });
    // The same key again is the same letter.
    if ((await this.jobs.get(companyId, order.id)) !== undefined) return;
    await this.allowance.take(companyId, [to]);
    await this.jobs.enqueue(order);
  }
}
