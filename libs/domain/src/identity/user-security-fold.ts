import { isSameEmail } from './same-email.js';
import type { EmailConfirmed, UserSecurityEvent } from './user-security.events.js';
import type { TwoFactor, User } from './user-state.js';

/** The account after an event about what proves who its owner is. */
export function evolveUserSecurity(user: User, event: UserSecurityEvent): User {
  switch (event.type) {
    case 'EmailConfirmationSent': {
      const { email, tokenHash, expiresAt } = event.data;
      return { ...user, pendingEmail: { email, tokenHash, expiresAt } };
    }
    case 'EmailConfirmed':
      return emailConfirmed(proven(user), event.data);
    case 'EmailUndoSent': {
      const { email, tokenHash } = event.data;
      const formerEmails = user.formerEmails.map((former) =>
        isSameEmail(former.email, email) ? { ...former, tokenHash } : former,
      );
      return { ...user, formerEmails };
    }
    case 'EmailChangeUndone': {
      const { email } = event.data;
      return { ...withPassword(proven(user), undefined), ...backAt(user, email) };
    }
    case 'PasswordResetSent': {
      const { tokenHash, expiresAt } = event.data;
      return { ...user, pendingReset: { tokenHash, expiresAt } };
    }
    case 'PasswordReset':
      return withPassword(proven(user), event.data.passwordHash);
    case 'PhoneCodeSent': {
      const { phone, codeHash, expiresAt } = event.data;
      return { ...user, pendingPhone: { phone, codeHash, expiresAt, failures: 0 } };
    }
    case 'PhoneCodeRefused': {
      const { pendingPhone: sent } = user;
      return { ...user, pendingPhone: sent && { ...sent, failures: sent.failures + 1 } };
    }
    case 'PhoneConfirmed':
      return { ...user, phone: event.data.phone, pendingPhone: undefined };
    case 'PhoneRemoved':
      return { ...user, phone: undefined, pendingPhone: undefined };
    case 'ProviderLinked': {
      const { issuer, subject, email } = event.data;
      return { ...user, providers: [...user.providers, { issuer, subject, email }] };
    }
    case 'ProviderUnlinked': {
      const { issuer, subject } = event.data;
      const isOther = (link: User['providers'][number]) =>
        link.issuer !== issuer || link.subject !== subject;
      return { ...user, providers: user.providers.filter(isOther) };
    }
    default:
      return evolveTwoFactor(user, event);
  }
}

/** With another address, the one before is kept; going back to one forgets those since. */
function emailConfirmed(
  user: User,
  { email, former, formerUntil: expiresAt }: EmailConfirmed['data'],
): User {
  const confirmed = { ...user, email, pendingEmail: undefined };
  if (former === undefined) return confirmed;
  if (expiresAt === undefined) return { ...confirmed, ...backAt(user, email) };
  const left = { email: former, expiresAt, tokenHash: undefined };
  return { ...confirmed, formerEmails: [...user.formerEmails, left] };
}

/** An address of before, and those that were left earlier. */
function backAt({ formerEmails }: User, email: string): Pick<User, 'email' | 'formerEmails'> {
  const place = formerEmails.findLastIndex((former) => isSameEmail(former.email, email));
  return { email, formerEmails: place < 0 ? formerEmails : formerEmails.slice(0, place) };
}

type TwoFactorEvent = Extract<
  UserSecurityEvent,
  { readonly type: `TwoFactor${string}` | `RecoveryCode${string}` }
>;

function evolveTwoFactor(user: User, event: TwoFactorEvent): User {
  switch (event.type) {
    case 'TwoFactorBegun':
      return { ...user, pendingSecret: event.data.secret };
    case 'TwoFactorTurnedOn': {
      const { step: lastStep, recoveryHashes } = event.data;
      const secret = user.pendingSecret ?? '';
      const twoFactor = { secret, lastStep, recoveryHashes };
      return { ...user, twoFactor, pendingSecret: undefined };
    }
    case 'TwoFactorCodeUsed':
      return withTwoFactor(user, () => ({ lastStep: event.data.step }));
    case 'RecoveryCodeUsed':
      return withTwoFactor(user, ({ recoveryHashes }) => ({
        recoveryHashes: recoveryHashes.filter((hash) => hash !== event.data.codeHash),
      }));
    case 'RecoveryCodesRenewed':
      return withTwoFactor(user, () => ({ recoveryHashes: event.data.recoveryHashes }));
    case 'TwoFactorTurnedOff':
      return { ...user, twoFactor: undefined, pendingSecret: undefined };
  }
}

function withTwoFactor(user: User, change: (before: TwoFactor) => Partial<TwoFactor>): User {
  const { twoFactor } = user;
  return { ...user, twoFactor: twoFactor && { ...twoFactor, ...change(twoFactor) } };
}

/**
 * The account with another password. Whatever was requested before may have been requested by
 * somebody who knew the old one, so nothing of it can be completed any more.
 */
export function withPassword(user: User, passwordHash: string | undefined): User {
  return {
    ...user,
    passwordHash,
    pendingEmail: undefined,
    pendingReset: undefined,
    pendingPhone: undefined,
    pendingSecret: undefined,
  };
}

/** Whoever followed a link from a mail reads the mail of the address. */
function proven(user: User): User {
  return { ...user, isEmailConfirmed: true, mustConfirm: false };
}
