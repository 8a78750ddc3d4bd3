import { RequestError } from '../http/request-error.js';
import { Attempts, type AttemptLimit } from './attempts.js';

/** Refuses what was tried too often: the header says the seconds, the sentence whole minutes. */
export const tooManyAttempts = (seconds: number): RequestError =>
  new RequestError(429, 'session.tooManyAttempts', {
    seconds,
    minutes: Math.ceil(seconds / 60),
  });

/** Counts what is costly or can be guessed, and refuses what is too often; of this node alone. */
export class Throttle {
  readonly #attempts: Attempts;

  constructor(limit: AttemptLimit) {
    this.#attempts = new Attempts(limit);
  }

  /** `RequestError` 429 when there were too many attempts; counts none. */
  refuseBlocked(key: string, now: number): void {
    const seconds = this.#attempts.waitSeconds(key, now);
    if (seconds > 0) throw tooManyAttempts(seconds);
  }

  /** Counts an attempt; `RequestError` 429 when there were too many. */
  take(key: string, now: number): void {
    this.refuseBlocked(key, now);
    this.#attempts.fail(key, now);
  }

  /** Counts an attempt; false when there were too many. */
  tries(key: string, now: number): boolean {
    if (this.#attempts.waitSeconds(key, now) > 0) return false;
    this.#attempts.fail(key, now);
    return true;
  }

  /** Takes one attempt back: it was right, and says nothing of those before it. */
  forgive(key: string): void {
    this.#attempts.forgive(key);
  }

  /** Forgets the attempts: the last one was right. */
  clear(key: string): void {
    this.#attempts.succeed(key);
  }
}
