import { isMobile } from '../identifiers/index.js';
import { refuse } from '../refusal.js';
import type { UserEvent } from './user.events.js';
import type { User } from './user-state.js';

/** A code that was sent to a phone. */
export const PHONE_CODE = { digits: 6, minutes: 10, attempts: 5 } as const;

/** Refuses what is no mobile number: a code goes there by SMS. */
export function checkPhone(phone: string): void {
  if (!isMobile(phone)) refuse('phone.invalid', undefined, 'phone');
}

/** A code goes to the phone; it takes the place of one that was sent before. */
export function sendPhoneCode(
  user: User,
  sent: { readonly phone: string; readonly codeHash: string; readonly expiresAt: string },
): UserEvent {
  checkPhone(sent.phone);
  const { phone, codeHash, expiresAt } = sent;
  return { type: 'PhoneCodeSent', data: { id: user.id, phone, codeHash, expiresAt } };
}

/** What became of a code: the phone is confirmed, or the attempt is counted. */
export function tryPhoneCode(
  user: User,
  { codeHash, now }: { readonly codeHash: string; readonly now: string },
): UserEvent {
  const { id, pendingPhone } = user;
  if (pendingPhone === undefined || pendingPhone.expiresAt <= now) {
    return refuse('identity.codeExpired', undefined, 'code');
  }
  if (pendingPhone.failures >= PHONE_CODE.attempts) {
    return refuse('identity.codeExpired', undefined, 'code');
  }
  const { phone } = pendingPhone;
  const isRight = pendingPhone.codeHash === codeHash;
  return isRight
    ? { type: 'PhoneConfirmed', data: { id, phone } }
    : { type: 'PhoneCodeRefused', data: { id } };
}

/** Takes the phone off the account; nothing where there is none. */
export function removePhone({ id, phone, pendingPhone }: User): readonly UserEvent[] {
  if (phone === undefined && pendingPhone === undefined) return [];
  return [{ type: 'PhoneRemoved', data: { id } }];
}
