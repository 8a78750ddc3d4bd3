import type { Problem } from '@balcao/domain';
import { resultAs, type Job, type Json } from '@balcao/jobs';

/** A document that was left out, and what it was refused for. */
export interface RefusedPaper {
  readonly reference: string;
  readonly problem: Pick<Problem, 'code' | 'params'>;
}

/** What became of the documents of an order. */
export interface PrintBatchResult {
  readonly printed: number;
  readonly originals: number;
  readonly refusedCount: number;
  /** The first of them. */
  readonly refused: readonly RefusedPaper[];
}

/** Refused documents that are named: a job's result is small. */
const refusedNamed = 50;

/** The result of a job that came to its end. */
export function printBatchResult(
  copies: readonly string[],
  refused: readonly RefusedPaper[],
): Json {
  const originals = copies.filter((copy) => copy === 'original').length;
  const named = refused.slice(0, refusedNamed);
  return JSON.parse(
    JSON.stringify({
      printed: copies.length,
      originals,
      refusedCount: refused.length,
      refused: named,
    } satisfies PrintBatchResult),
  ) as Json;
}

/** The result in a job; undefined until it is done. */
export function printBatchResultOf(job: Job): PrintBatchResult | undefined {
  const { state, result } = job;
  if (state !== 'done' || typeof result !== 'object' || result === null) return undefined;
  return resultAs<PrintBatchResult>(job);
}
