import type {
  AccountAnswer,
  AccountEvent,
  DeviceSession,
  RecoveryCodes,
  TwoFactorSetUp,
} from '@balcao/contracts';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../http/request.js';
import { messageOf } from '../http/say-problem.js';
import type { Proof } from './ProofFields.js';

/** Asks the API about one's own account; what is no object at all is refused. */
async function ask<T extends object>(path: string, sent?: object): Promise<T> {
  const options = sent === undefined ? {} : { method: 'POST' as const, body: sent };
  const { body } = await request(`/api/account${path}`, options);
  if (typeof body !== 'object' || body === null) throw new Error('the answer has an unknown shape');
  return body as T;
}

/** Carries something out that answers nothing. */
async function tell(path: string, sent: object = {}): Promise<void> {
  await request(`/api/account${path}`, { method: 'POST', body: sent });
}

/** What can be done to one's own account. All throw `ProblemError`. */
export const accountApi = {
  read: () => ask<AccountAnswer>(''),
  change: (sent: object) => ask<AccountAnswer>('', sent),
  changeEmail: (email: string, proof: Proof) => tell('/email', { email, ...proof }),
  sendConfirmation: () => tell('/email/confirm'),
  sendPhoneCode: (phone: string) => tell('/phone', { phone }),
  confirmPhone: (code: string) => ask<AccountAnswer>('/phone/confirm', { code }),
  removePhone: () => ask<AccountAnswer>('/phone/remove', {}),
  removeImage: (kind: string) => ask<AccountAnswer>(`/images/${kind}/remove`, {}),
  unlinkProviders: (proof: Proof) => tell('/providers/unlink', proof),
  askForReset: (email: string) => tell('/password-reset', { email }),
  beginTwoFactor: (password: string) => ask<TwoFactorSetUp>('/two-factor', { password }),
  confirmTwoFactor: (code: string) => ask<RecoveryCodes>('/two-factor/confirm', { code }),
  renewRecovery: (proof: Proof) => ask<RecoveryCodes>('/two-factor/recovery-codes', proof),
  turnTwoFactorOff: (proof: Proof) => tell('/two-factor/off', proof),
  sessions: () => ask<readonly DeviceSession[]>('/sessions'),
  closeSession: (id: string) => tell(`/sessions/${encodeURIComponent(id)}/close`),
  closeAllSessions: () => tell('/sessions/close'),
  history: () => ask<readonly AccountEvent[]>('/history'),
};

/** Something of the account, undefined until it has arrived. */
type Own<T> = readonly [
  found: T | undefined,
  /** Reads it again, or takes what it has become. */
  again: (now?: T) => void,
  /** Why it could not be read. */
  problem: string | undefined,
];

/** Something of the account, the way to read it again, and why it could not be read. */
export function useOwn<T>(read: () => Promise<T>): Own<T> {
  const [found, setFound] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const again = useCallback(
    (now?: T) => {
      const take = (own: T): void => {
        setFound(own);
        setProblem(undefined);
      };
      if (now !== undefined) take(now);
      else
        read().then(take, (error: unknown) => {
          setProblem(messageOf(error));
        });
    },
    [read],
  );
  useEffect(() => {
    again();
  }, [again]);
  return [found, again, problem];
}
