import { Problems, refuse } from '../refusal.js';
import { isLinkOf, type SentLink } from './user-link.js';
import { closeSessions } from './user-sessions.js';
import type { UserEvent } from './user.events.js';
import type { User } from './user-state.js';

/** Characters of a password: long ones are welcome, endless ones only keep the hash busy. */
export const PASSWORD_LENGTH = { min: 8, max: 200 };

/** How long a link that sets a new password can be used. */
export const RESET_LINK_MINUTES = 60;

/** What is known of how soon a password is guessed. */
export interface PasswordStrength {
  /** From 0, guessed at once, to 4. */
  readonly score: number;
  /** Whether it is on a list of passwords that others use. */
  readonly isKnown: boolean;
}

/** The least score that is taken. */
export const PASSWORD_SCORE_MIN = 2;

/** Refuses a password that is too short, or too long to be hashed in reasonable time. */
export function checkPassword(password: string): void {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min) refuse('identity.passwordTooShort', { min }, 'password');
  if (password.length > max) refuse('identity.passwordTooLong', { max }, 'password');
}

/** Refuses a password that somebody who tries the likely ones first finds soon. */
export function checkStrength({ score, isKnown }: PasswordStrength): void {
  const problems = new Problems();
  if (score < PASSWORD_SCORE_MIN) {
    problems.add('password', isKnown ? 'identity.passwordKnown' : 'identity.passwordWeak');
  }
  problems.refuseIfAny();
}

/** The person has chosen another password; every other browser is signed out. */
export function changePassword(
  user: User,
  passwordHash: string,
  thisSession: string,
): readonly UserEvent[] {
  const { id } = user;
  return [
    { type: 'PasswordChanged', data: { id, passwordHash } },
    ...closeSessions(user, { except: thisSession }),
  ];
}

/** A link that sets a new password goes to the account's address. */
export function sendPasswordReset(user: User, { tokenHash, expiresAt }: SentLink): UserEvent {
  return { type: 'PasswordResetSent', data: { id: user.id, tokenHash, expiresAt } };
}

/** Sets a password by a link, once; every browser is signed out. */
export function resetPassword(
  user: User,
  sent: { readonly tokenHash: string; readonly passwordHash: string; readonly now: string },
): readonly UserEvent[] {
  checkResetLink(user, sent);
  const { passwordHash } = sent;
  return [{ type: 'PasswordReset', data: { id: user.id, passwordHash } }, ...closeSessions(user)];
}

/** Refuses a link that is not the last one sent, was used before, or is too old. */
export function checkResetLink(
  { pendingReset }: User,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): void {
  if (!isLinkOf(pendingReset, tokenHash, now)) refuse('identity.linkInvalid');
}
