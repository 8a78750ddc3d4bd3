import { PIN_ATTEMPTS, PIN_LOCK_ATTEMPTS } from '@balcao/domain';
import type { Counters, Quota } from '@balcao/jobs';

const aMinuteMs = 60_000;
const aDayMs = 24 * 60 * aMinuteMs;
const waitMaxMs = 16 * aMinuteMs;

/** More than there ever are: these are counted, and what is too many is decided here. */
const anyNumber = 1_000_000;

const byMember: Quota = { name: 'pinByMember', max: anyNumber, windowMs: aDayMs };
const byPin: Quota = { name: 'pinByPin', max: anyNumber, windowMs: 30 * aDayMs };
const atAnyPin: Quota = { name: 'pinAtAny', max: anyNumber, windowMs: aDayMs };

/** Wrong attempts in a row at all PINs together, of a member who is signed in at a till. */
const AT_ANY_PIN_MAX = 2 * PIN_ATTEMPTS;

/** One attempt in the time; the last one says how long that is. */
const waiting = (windowMs = waitMaxMs): Quota => ({ name: 'pinWait', max: 1, windowMs });

/** Who types, and at whose PIN. */
export interface PinAttempt {
  readonly companyId: string;
  readonly memberId: string;
  readonly pinId: string;
}

/** What became of an attempt: it is checked, or the member has to wait first. */
export interface CountedAttempt {
  readonly waitMs: number;
  /** Attempts in a row, with this one. */
  readonly ofMember: number;
  readonly ofPin: number;
}

/**
 * Wrong attempts in a row: by the member who types and the PIN, so that nobody's mistakes are in
 * the way of others; by the PIN itself; and by the member at all PINs together, so that a till
 * guesses no further at the PIN of the next person. After the first few a member waits, twice as
 * long each time. Members are those of one company: a person may be one of several. Counted for
 * all nodes together, as what else can be guessed.
 */
export class PinAttempts {
  constructor(private readonly counters: Counters) {}

  /** How long the member has to wait before its next attempt at the PIN, in milliseconds. */
  async waitMs(attempt: PinAttempt): Promise<number> {
    const { here, anywhere } = keysOf(attempt);
    const waits = [here, anywhere].map((key) => this.counters.wait(waiting(), key));
    return Math.max(...(await Promise.all(waits)));
  }

  /** Counts an attempt before it is checked; one that has to wait is not counted. */
  async count(attempt: PinAttempt): Promise<CountedAttempt> {
    const { here, anywhere } = keysOf(attempt);
    const { pinId } = attempt;
    const none = { ofMember: 0, ofPin: 0 };
    const earlierMs = await this.waitMs(attempt);
    if (earlierMs > 0) return { waitMs: earlierMs, ...none };
    const { used: ofMember } = await this.counters.count(byMember, here);
    const { used: ofAny } = await this.counters.count(atAnyPin, anywhere);
    // Of several at the same moment, one is checked.
    const waits = [
      await this.#begin(here, ofMember - PIN_ATTEMPTS),
      await this.#begin(anywhere, ofAny - AT_ANY_PIN_MAX),
    ];
    const waitMs = Math.max(...waits);
    if (waitMs > 0) {
      await this.counters.giveBack(byMember, here);
      await this.counters.giveBack(atAnyPin, anywhere);
      return { waitMs, ...none };
    }
    const { used: ofPin } = await this.counters.count(byPin, pinId);
    return { waitMs: 0, ofMember, ofPin };
  }

  /** The member knows the PIN after all; what it has tried at others stays. */
  async clear(attempt: PinAttempt, { ofMember }: CountedAttempt): Promise<void> {
    const { here, anywhere } = keysOf(attempt);
    await this.counters.giveBack(atAnyPin, anywhere, ofMember);
    await this.counters.forget(byMember, here);
    await this.counters.forget(byPin, attempt.pinId);
    for (const key of [here, anywhere]) await this.counters.forget(waiting(), key);
  }

  /** From the last of the first few on, the next attempt waits; 0 where this one need not. */
  #begin(key: string, beyond: number): Promise<number> {
    if (beyond < 0) return Promise.resolve(0);
    const doubledMs = aMinuteMs * 2 ** Math.min(beyond, PIN_LOCK_ATTEMPTS);
    return this.counters.take(waiting(Math.min(waitMaxMs, doubledMs)), key);
  }
}

const keysOf = ({ companyId, memberId, pinId }: PinAttempt) => ({
  here: `${companyId}:${memberId}:${pinId}`,
  anywhere: `${companyId}:${memberId}`,
});
