import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { isEmail } from '../identifiers/index.js';
import { Problems, refuse } from '../refusal.js';
import { checked, required, text } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import type {
  AcceptInvitation,
  InviteMember,
  MailInvitation,
  WithdrawInvitation,
} from './identity.commands.js';
import type { Invitation } from './identity.slice.js';
import { activeMembers, mayDo, requirePermission } from './members.js';
import { readRights, refuseBeyondOwn } from './rights.js';
import { isSameEmail } from './same-email.js';

/** Members and open invitations of one company together. */
export const MEMBERS_MAX = 500;
/** How long a letter's token opens its invitation. */
export const INVITATION_DAYS = 7;

const dayMs = 24 * 3_600_000;
const address = required(checked(isEmail, 'email.invalid'));
const personName = required(text(200));

/** Addresses do not differ by letter case. */
const folded = (email: string): string => email.trim().toLowerCase();

/** Asks somebody to work in the company; the letter goes out afterwards. */
export const inviteMember: Decide<InviteMember> = (books, command, { actorId }) => {
  requirePermission(books, actorId, 'identity.manage');
  refuseTakenId(books, command.id);
  const problems = new Problems();
  const email = folded(address.read(command.email, 'email', problems) ?? '');
  const rights = readRights(command, problems);
  problems.refuseIfAny();
  refuseBeyondOwn(books, actorId, rights);
  refuseKnown(books, email);
  const count = activeMembers(books).length + books.identity.invitations.size;
  if (count >= MEMBERS_MAX) refuse('identity.tooManyMembers', { max: MEMBERS_MAX });
  const { id, language = 'pt' } = command;
  const data = { id, email, language, invitedBy: actorId, ...rights };
  return [{ type: 'MemberInvited', data }];
};

function refuseKnown(books: Books, email: string): void {
  const isMember = activeMembers(books).some((member) => isSameEmail(member.email ?? '', email));
  if (isMember) refuse('identity.alreadyMember', { email }, 'email');
  for (const invitation of books.identity.invitations.values()) {
    if (invitation.email === email) refuse('identity.alreadyInvited', { email }, 'email');
  }
}

/** Notes the token that goes out; a letter sent before opens nothing any more. */
export const mailInvitation: Decide<MailInvitation> = (books, { id, tokenHash }, { now }) => {
  openInvitation(books, id);
  const expiresAt = new Date(Date.parse(now) + INVITATION_DAYS * dayMs).toISOString();
  return [{ type: 'InvitationMailed', data: { id, tokenHash, expiresAt } }];
};

/** Makes its letter useless; refused to a member who may not grant what it offered. */
export const withdrawInvitation: Decide<WithdrawInvitation> = (books, { id }, { actorId }) => {
  requirePermission(books, actorId, 'identity.manage');
  refuseBeyondOwn(books, actorId, openInvitation(books, id));
  return [{ type: 'InvitationWithdrawn', data: { id } }];
};

/** The invitation that a letter's token opens; its absence and a wrong token read the same. */
export function invitationFor(
  books: Books,
  { id, tokenHash }: Pick<AcceptInvitation, 'id' | 'tokenHash'>,
  now: string,
): Invitation {
  const invitation = openInvitation(books, id);
  const { letter } = invitation;
  if (letter?.tokenHash !== tokenHash) return refuse('identity.invitationNotFound');
  return now < letter.expiresAt ? invitation : refuse('identity.invitationExpired');
}

/** Lets the user who has the letter join, once. */
export const acceptInvitation: Decide<AcceptInvitation> = (books, command, { now }) => {
  const { userId, userName } = command;
  const invitation = invitationFor(books, command, now);
  const member = books.identity.members.get(userId);
  if (member !== undefined && member.state !== 'removed') refuse('identity.youAreMember');
  // A person who has never been here has no history: the id would be that of a key or a record.
  if (member === undefined) refuseTakenId(books, userId, 'userId');
  // The inviting member may have lost rights since: a member without the right lets nobody in.
  if (!mayDo(books, invitation.invitedBy, 'identity.manage')) refuse('identity.invitationNotFound');
  const problems = new Problems();
  const name = personName.read(userName, 'userName', problems) ?? '';
  problems.refuseIfAny();
  const { id: invitationId, email, role, permissions, limits } = invitation;
  const rights = { role, permissions, ...(limits && { limits }) };
  refuseBeyondOwn(books, invitation.invitedBy, rights);
  const data = { id: userId, name, email, invitationId, ...rights };
  return [{ type: 'MemberJoined', data }];
};

function openInvitation(books: Books, id: string): Invitation {
  return books.identity.invitations.get(id) ?? refuse('identity.invitationNotFound');
}
