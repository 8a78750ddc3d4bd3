import type { AccountAnswer } from '@balcao/contracts';
import { isSameEmail, type User } from '@balcao/domain';

/** What people can read of their own accounts: nothing that proves who they are. */
export function accountAnswer(user: User, now: string): AccountAnswer {
  const { id, email, firstName, lastName, isEmailConfirmed, pendingEmail, twoFactor } = user;
  const { phone, preferences, profileImageId, coverImageId } = user;
  const isMoving =
    pendingEmail !== undefined &&
    pendingEmail.expiresAt > now &&
    !isSameEmail(pendingEmail.email, email);
  return {
    id,
    email,
    firstName,
    lastName,
    isEmailConfirmed,
    ...(isMoving && { pendingEmail: pendingEmail.email }),
    ...(phone !== undefined && { phone }),
    ...preferences,
    ...(profileImageId !== undefined && { profileImageId }),
    ...(coverImageId !== undefined && { coverImageId }),
    hasPassword: user.passwordHash !== undefined,
    hasTwoFactor: twoFactor !== undefined,
    recoveryCodesLeft: twoFactor?.recoveryHashes.length ?? 0,
    providers: user.providers.map((link) => link.email),
  };
}
