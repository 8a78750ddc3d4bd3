import { setTimeout } from 'node:timers/promises';
import type { Answer, Sent, Target } from './target.js';

/** What no request may do to the server. */
export interface Finding {
  readonly what: 'crash' | 'failure' | 'no answer' | 'slow';
  readonly sent: Sent;
  readonly detail: string;
}

/** Answered by a thread of its own, which has work to do and holds up nobody else. */
const inThread = /^\/api\/(fiscal\/check|past\/)/;
const inThreadMs = 10_000;

/** On a busy machine only an answer that is slow every time is slow. */
const triesOfSlow = 5;

/** Sends a request; answers what is wrong with what became of it. */
export async function attempt(
  target: Target,
  sent: Sent,
  /** An answer may take so long, in milliseconds. */
  slowMs: number,
): Promise<{ readonly answer: Answer; readonly finding?: Finding }> {
  const answer = await target.send(sent);
  if (!target.isRunning) return { answer, finding: { what: 'crash', sent, detail: answer.text } };
  if (answer.status === 0) {
    return { answer, finding: { what: 'no answer', sent, detail: answer.text } };
  }
  if (answer.status >= 500) {
    const detail = `${answer.status} ${answer.text.slice(0, 300)}`;
    return { answer, finding: { what: 'failure', sent, detail } };
  }
  const max = inThread.test(sent.path) ? inThreadMs : slowMs;
  const ms = await leastOf(target, sent, answer, max);
  if (ms <= max) return { answer };
  return { answer, finding: { what: 'slow', sent, detail: `${Math.round(ms)} ms` } };
}

/** The least time of some tries, or the first that is not too long. */
async function leastOf(target: Target, sent: Sent, { ms }: Answer, max: number): Promise<number> {
  let least = ms;
  for (let again = 1; least > max && again < triesOfSlow; again += 1) {
    least = Math.min(least, (await target.send(sent)).ms);
  }
  return least;
}

/** So that the watch itself is no load. */
const betweenMs = 20;

/** Asks for the health of the server again and again, on a connection of its own, until ended. */
export class HealthWatch {
  readonly #ms: number[] = [];
  readonly #wrong: string[] = [];
  readonly #asked: Promise<void>;
  #isEnded = false;

  constructor(private readonly target: Target) {
    this.#asked = this.#ask();
  }

  /** How often it answered, its middle time, and the answers that were not 200. */
  async end(): Promise<{
    readonly answers: number;
    readonly middleMs: number;
    readonly wrong: readonly string[];
  }> {
    this.#isEnded = true;
    await this.#asked;
    const sorted = this.#ms.toSorted((a, b) => a - b);
    const middleMs = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return { answers: sorted.length, middleMs, wrong: this.#wrong };
  }

  async #ask(): Promise<void> {
    while (!this.#isEnded) {
      const answer = await this.target.send({
        method: 'GET',
        path: '/api/health',
        isSignedIn: false,
      });
      this.#ms.push(answer.ms);
      if (answer.status !== 200) this.#wrong.push(`${answer.status} ${answer.text}`);
      if (!this.target.isRunning) return;
      await setTimeout(betweenMs);
    }
  }
}
