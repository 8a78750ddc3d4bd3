import type { User } from '@balcao/domain';

/** Whether somebody runs the service: by a confirmed address, of those in lower case. */
export function isServiceAdmin(
  { email, isEmailConfirmed }: Pick<User, 'email' | 'isEmailConfirmed'>,
  serviceAdmins: readonly string[],
): boolean {
  return isEmailConfirmed && serviceAdmins.includes(email.toLowerCase());
}
