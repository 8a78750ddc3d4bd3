import { refuse } from '../refusal.js';
import type { UserEvent } from './user.events.js';
import type { TwoFactor, User } from './user-state.js';

/** Codes that let somebody in who has lost the authenticator. */
export const RECOVERY_CODES = 10;

/** Hands out a secret; it counts once a code has proved it. `secret` is encrypted. */
export function beginTwoFactor({ id, twoFactor }: User, secret: string): UserEvent {
  if (twoFactor !== undefined) refuse('identity.twoFactorOn');
  return { type: 'TwoFactorBegun', data: { id, secret } };
}

/** From here on codes are asked for; `step` is that of the code which proved the secret. */
export function turnTwoFactorOn(
  { id, twoFactor, pendingSecret }: User,
  proof: { readonly step: number | undefined; readonly recoveryHashes: readonly string[] },
): UserEvent {
  if (twoFactor !== undefined) refuse('identity.twoFactorOn');
  if (pendingSecret === undefined) refuse('identity.twoFactorOff');
  const { step, recoveryHashes } = proof;
  if (step === undefined) return refuse('identity.codeWrong', undefined, 'code');
  return { type: 'TwoFactorTurnedOn', data: { id, step, recoveryHashes } };
}

/** What a person offers as the second proof. */
export interface SecondProof {
  /** The time step that the code is of; undefined when it is of none near now. */
  readonly step: number | undefined;
  /** Of the code, where it may be one for recovery. */
  readonly recoveryHash: string;
}

/** Takes a code, once: neither it nor an earlier one is taken again. */
export function useSecondProof(user: User, { step, recoveryHash }: SecondProof): UserEvent {
  const { id } = user;
  const twoFactor = requireTwoFactor(user);
  if (step !== undefined && step > twoFactor.lastStep) {
    return { type: 'TwoFactorCodeUsed', data: { id, step } };
  }
  if (twoFactor.recoveryHashes.includes(recoveryHash)) {
    return { type: 'RecoveryCodeUsed', data: { id, codeHash: recoveryHash } };
  }
  return refuse('identity.codeWrong', undefined, 'code');
}

/** New recovery codes in the place of those that were left. */
export function renewRecoveryCodes(user: User, recoveryHashes: readonly string[]): UserEvent {
  requireTwoFactor(user);
  return { type: 'RecoveryCodesRenewed', data: { id: user.id, recoveryHashes } };
}

/** From here on the password is enough. */
export function turnTwoFactorOff(user: User): UserEvent {
  requireTwoFactor(user);
  return { type: 'TwoFactorTurnedOff', data: { id: user.id } };
}

function requireTwoFactor({ twoFactor }: User): TwoFactor {
  return twoFactor ?? refuse('identity.twoFactorOff');
}
