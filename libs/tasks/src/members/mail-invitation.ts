import { DomainError, INVITATION_DAYS, ownName, type Invitation } from '@balcao/domain';
import type { JobHandler, NewJob } from '@balcao/jobs';
import { invitationMail, renderMail, roleNames, type MailCompany } from '@balcao/messages';
import { letterheadOf, pictureOf } from '../mailing/letterhead.js';
import type { TaskGround } from '../task-ground.js';
import { mintInvitationToken } from './invitation-token.js';

/** The name of the job that mails an invitation, and mints its token. */
export const invitationMailJob = 'members.mail-invitation';

/** The job that sends a letter; `id` is new for each. It carries no token: that is made with it. */
export function invitationMailOrder(
  id: string,
  order: {
    readonly companyId: string;
    readonly actorId: string;
    readonly invitationId: string;
  },
): NewJob {
  const { companyId, actorId, invitationId } = order;
  return { id, name: invitationMailJob, companyId, actorId, payload: { invitationId } };
}

/**
 * Sends the letter of an invitation. Done again, it sends the same letter; each new job sends
 * another token, and the one before is of no use. An invitation that is gone meanwhile is no
 * letter, and no failure.
 */
export function mailInvitation(ground: TaskGround): JobHandler {
  return async ({ job: { id, companyId, actorId, payload } }) => {
    const { invitationId } = payload as { readonly invitationId: string };
    const letter = await ground.journals.inspect(companyId, (books) => {
      const invitation = books.identity.invitations.get(invitationId);
      const inviterName = books.identity.members.get(invitation?.invitedBy ?? '')?.name ?? '';
      const { name: companyName = '', logoId } = books.companies.company.get() ?? {};
      return invitation && { invitation, inviterName, companyName, logoId };
    });
    if (letter === undefined) return undefined;
    const digest = ground.secrets.hash('invitation', companyId, invitationId, id);
    const secret = Buffer.from(digest, 'hex').toString('base64url');
    const { token, tokenHash } = mintInvitationToken(companyId, invitationId, secret);
    const mailId = `invitation_${id}`;
    const body = { type: 'MailInvitation', id: invitationId, tokenHash } as const;
    try {
      await ground.journals.execute(companyId, {
        commandId: ownName(`mail_${mailId}`),
        actorId,
        body,
      });
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
    const logo = await pictureOf(ground, companyId, letter.logoId);
    const letterhead = letterheadOf(letter.companyName, logo);
    const mail = written(ground.webAddress, token, letter, letterhead.company);
    await ground.mail.send({ id: mailId, ...mail, attachments: letterhead.attachments });
    return { mailId };
  };
}

interface Letter {
  readonly invitation: Invitation;
  readonly inviterName: string;
  readonly companyName: string;
}

/** Where a token opens an invitation; behind a `#`, which browsers keep to themselves. */
export const invitationLink = (webAddress: string, language: string, token: string): string =>
  `${webAddress}/${language}/join#${token}`;

function written(webAddress: string, token: string, letter: Letter, company: MailCompany) {
  const { invitation, inviterName, companyName } = letter;
  const { language, email, role } = invitation;
  const params = {
    inviterName,
    companyName,
    role: roleNames[language][role],
    link: invitationLink(webAddress, language, token),
    validDays: INVITATION_DAYS,
  };
  return { to: email, ...renderMail(invitationMail, language, params, company) };
}
