import { isEmail } from '../identifiers/index.js';
import { refuse } from '../refusal.js';
import { isSameEmail } from './same-email.js';
import { keptEmail, keptUntil } from './user-email-undo.js';
import { isLinkOf, type SentLink } from './user-link.js';
import type { LoginReleased, UserEvent } from './user.events.js';
import type { User } from './user-state.js';

/** How long a link that confirms an address can be used. */
export const CONFIRMATION_LINK_HOURS = 48;

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

/**
 * Confirms the address that the link was sent to, once. The one that it takes the place of is kept
 * for some days, unless the account only goes back to an address that is kept for it.
 */
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
  if (!isOther) return { type: 'EmailConfirmed', data: { id: user.id, email } };
  const kept = keptEmail(user, email, now) === undefined ? { formerUntil: keptUntil(now) } : {};
  return { type: 'EmailConfirmed', data: { id: user.id, email, former: user.email, ...kept } };
}

/** The account does not keep the address any more; it is nobody's again. */
export function releaseLogin(id: string, userId: string): LoginReleased {
  return { type: 'LoginReleased', data: { id, userId } };
}
