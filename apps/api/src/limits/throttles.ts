import { Inject, Injectable } from '@nestjs/common';
import type { Counters, Quota } from '@balcao/jobs';
import { COUNTERS } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';

const aMinute = 60_000;
const quarterOfAnHour = 15 * aMinute;
const anHour = 60 * aMinute;

/** How often something is tried that is costly or can be guessed, by what is counted. */
const attempts = {
  signInByPerson: { max: 5, windowMs: quarterOfAnHour },
  /** From everywhere: many machines that guess at one person. */
  signInByLogin: { max: 50, windowMs: quarterOfAnHour },
  signInByAddress: { max: 50, windowMs: quarterOfAnHour },
  /** On a browser that the person has signed in on before, whatever strangers do elsewhere. */
  signInByDevice: { max: 10, windowMs: quarterOfAnHour },
  providerByAddress: { max: 50, windowMs: quarterOfAnHour },
  passwordByPerson: { max: 10, windowMs: quarterOfAnHour },
  codeByPerson: { max: 5, windowMs: quarterOfAnHour },
  twoFactorByPerson: { max: 10, windowMs: quarterOfAnHour },
  phoneByPerson: { max: 5, windowMs: anHour },
  /** Texts to one phone, whoever says that it is theirs. */
  textByPhone: { max: 5, windowMs: anHour },
  signUpByAddress: { max: 20, windowMs: anHour },
  signUpByLogin: { max: 5, windowMs: anHour },
  resetOrderByAddress: { max: 20, windowMs: anHour },
  resetOrderByLogin: { max: 5, windowMs: anHour },
  resetByAddress: { max: 20, windowMs: anHour },
  emailByPerson: { max: 5, windowMs: anHour },
  testMailByPerson: { max: 5, windowMs: anHour },
  emailLinkByAddress: { max: 50, windowMs: anHour },
  emailUndoByAddress: { max: 20, windowMs: anHour },
  strengthByAddress: { max: 300, windowMs: quarterOfAnHour },
  invitationByAddress: { max: 30, windowMs: quarterOfAnHour },
  keyByAddress: { max: 30, windowMs: aMinute },
  paperLinkByAddress: { max: 120, windowMs: quarterOfAnHour },
  contactByAddress: { max: 5, windowMs: anHour },
  demoByPerson: { max: 10, windowMs: anHour },
  backupCheckByPerson: { max: 20, windowMs: anHour },
  setUpCodeByAddress: { max: 10, windowMs: quarterOfAnHour },
  setUpCode: { max: 200, windowMs: quarterOfAnHour },
} as const satisfies Readonly<Record<string, Omit<Quota, 'name'>>>;

/** What is counted. */
export type Attempt = keyof typeof attempts;

const quotaOf = (attempt: Attempt): Quota => ({ name: attempt, ...attempts[attempt] });

/** Counts what is costly or can be guessed, of all nodes together; refuses what is too often. */
@Injectable()
export class Throttles {
  constructor(@Inject(COUNTERS) private readonly counters: Counters) {}

  /** `RequestError` 429 when there were too many attempts; counts none. */
  async refuseBlocked(attempt: Attempt, key: string): Promise<void> {
    refuseWaiting(await this.counters.wait(quotaOf(attempt), key));
  }

  /** Counts an attempt; `RequestError` 429 when there were too many. */
  async take(attempt: Attempt, key: string): Promise<void> {
    refuseWaiting(await this.counters.take(quotaOf(attempt), key));
  }

  /** Counts an attempt; false when there were too many. */
  async tries(attempt: Attempt, key: string): Promise<boolean> {
    return (await this.counters.take(quotaOf(attempt), key)) === 0;
  }

  /** Takes one attempt back: it was right, and says nothing of those before it. */
  forgive(attempt: Attempt, key: string): Promise<void> {
    return this.counters.giveBack(quotaOf(attempt), key);
  }

  /** Forgets the attempts: the last one was right. */
  clear(attempt: Attempt, key: string): Promise<void> {
    return this.counters.forget(quotaOf(attempt), key);
  }
}

/** The header says the seconds, the sentence whole minutes. */
function refuseWaiting(waitMs: number): void {
  if (waitMs <= 0) return;
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const minutes = Math.ceil(seconds / 60);
  throw new RequestError(429, 'session.tooManyAttempts', { seconds, minutes });
}
