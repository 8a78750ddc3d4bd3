import { isEmail } from '../identifiers/index.js';
import { refuse } from '../refusal.js';
import { isLinkOf, type SentLink } from './user-link.js';
import type { LoginReleased, UserEvent } from './user.events.js';
import type { User } from './user-state.js';

/** How long a link that confirms an address can be used. */
export const CONFIRMATION_LINK_HOURS = 48;

/** Whether two addresses are the same: letter case and blanks around them do not count. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A link that confirms an address goes to it: the account's own, or the one to come. */
export function sendEmailConfirmation(
  user: User,
  { email, tokenHash, expiresAt }: SentLink & { readonly email: string },
): UserEvent {
  const address = email.trim();
  if (!isEmail(address)) refuse('email.invalid', undefined, 'email');
  return {
    type: 'EmailConfirmationSent',
    data: { id: user.id, email: address, tokenHash, expiresAt },
  };
}

/** Confirms the address that the link was sent to, once. */
export function confirmEmail(
  user: User,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): UserEvent {
  const { pendingEmail } = user;
  if (pendingEmail === undefined || !isLinkOf(pendingEmail, tokenHash, now)) {
    return refuse('identity.linkInvalid');
  }
  const { email } = pendingEmail;
  const isOther = !isSameEmail(email, user.email);
  const former = isOther ? { former: user.email } : {};
  return { type: 'EmailConfirmed', data: { id: user.id, email, ...former } };
}

/** The person has moved to another address; this one is nobody's again. */
export function releaseLogin(id: string, userId: string): LoginReleased {
  return { type: 'LoginReleased', data: { id, userId } };
}
