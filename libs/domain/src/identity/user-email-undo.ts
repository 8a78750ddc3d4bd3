import { refuse } from '../refusal.js';
import { isSameEmail } from './same-email.js';
import { closeSessions } from './user-sessions.js';
import type { UserEvent } from './user.events.js';
import type { FormerEmail, User } from './user-state.js';

/** How long an address that was left is kept for its account, and may take the account back. */
export const EMAIL_UNDO_DAYS = 7;

const dayMs = 86_400_000;

/** Until when an address that is left at this moment is kept. */
export const keptUntil = (now: string): string =>
  new Date(Date.parse(now) + EMAIL_UNDO_DAYS * dayMs).toISOString();

/** The address among those that were left and are still kept; undefined when it is not. */
export function keptEmail(user: User, email: string, now: string): FormerEmail | undefined {
  return user.formerEmails.find(
    (former) => isSameEmail(former.email, email) && former.expiresAt > now,
  );
}

/**
 * Whether nobody else may have the address: it is the account's own, the one to come, or one that
 * the account left some days ago.
 */
export function keepsEmail(user: User, email: string, now: string): boolean {
  if (user.isClosed) return false;
  const { pendingEmail } = user;
  return (
    isSameEmail(user.email, email) ||
    (pendingEmail !== undefined && isSameEmail(pendingEmail.email, email)) ||
    keptEmail(user, email, now) !== undefined
  );
}

/** A link that takes the account back goes to an address that was left, while that is kept. */
export function sendEmailUndo(
  user: User,
  { email, tokenHash, now }: Omit<FormerEmail, 'expiresAt'> & { readonly now: string },
): readonly UserEvent[] {
  if (tokenHash === undefined || keptEmail(user, email, now) === undefined) return [];
  return [{ type: 'EmailUndoSent', data: { id: user.id, email, tokenHash } }];
}

/**
 * Signs in with an address again that was left, by the link that went there. Who changed it knew
 * the password, so that no longer opens the account; the second factor stays. Every browser is
 * signed out, and so is everybody at an identity provider who came by an address since.
 */
export function undoEmailChange(
  user: User,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): readonly [UserEvent, ...UserEvent[]] {
  const { id, formerEmails } = user;
  const place = formerEmails.findIndex(
    (former) => former.tokenHash === tokenHash && former.expiresAt > now,
  );
  const former = formerEmails[place];
  if (former === undefined) return refuse('identity.linkInvalid');
  const since = [...formerEmails.slice(place + 1).map(({ email }) => email), user.email];
  const foreign = user.providers.filter(({ email }) =>
    since.some((left) => isSameEmail(left, email)),
  );
  return [
    { type: 'EmailChangeUndone', data: { id, email: former.email, former: user.email } },
    ...foreign.map(({ issuer, subject }): UserEvent => ({
      type: 'ProviderUnlinked',
      data: { id, issuer, subject },
    })),
    ...closeSessions(user),
  ];
}
