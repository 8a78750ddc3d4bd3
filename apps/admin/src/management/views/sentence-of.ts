import { ProblemError } from '../../http/problem-error.js';

/** What is wrong with a field of a view, or with sending it. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return error instanceof Error ? error.message : '';
  return error.problem.errors[0]?.message ?? error.message;
}
