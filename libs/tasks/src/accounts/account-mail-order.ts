import { ownName } from '@balcao/domain';
import type { NewJob } from '@balcao/jobs';
import type { Language } from '@balcao/messages';
import type { Origin } from './account-streams.js';

/** Jobs about people are of no company: they have a place of their own. */
export const PEOPLE = ownName('people');

/** Partitions whose jobs people wait for: mails to sign in, to reset a password and to warn. */
export const urgentPartitions: readonly string[] = [PEOPLE];

/** The name of the job that mails the owner of an account. */
export const accountMailJob = 'accounts.mail';

/** The mails about an account. */
export type AccountMailKind =
  | 'confirmEmail'
  | 'resetPassword'
  | 'accountExists'
  | 'passwordChanged'
  | 'newDevice'
  | 'twoFactorOff'
  | 'emailChangeRequested'
  | 'emailChanged';

/** A mail to the owner of an account. It never carries a secret: that is minted with the mail. */
export interface AccountMailOrder {
  readonly kind: AccountMailKind;
  /** Whose; an address instead where nobody may learn whether it has an account. */
  readonly to: { readonly userId: string } | { readonly email: string };
  /** Where it goes and what it is about, when that is not the account's own address. */
  readonly email?: string;
  /** For those who have not chosen one. */
  readonly language: Language;
  /** UTC instant. */
  readonly at: string;
  readonly origin: Origin;
}

/** The job that sends the mail; `id` is new for each. */
export function accountMailOrder(id: string, order: AccountMailOrder): NewJob {
  const { kind, to, email, language, at, origin } = order;
  const payload = {
    kind,
    to: { ...to },
    language,
    at,
    origin: { ...origin },
    ...(email !== undefined && { email }),
  };
  return { id, name: accountMailJob, companyId: PEOPLE, actorId: 'accounts', payload };
}
