import { checkSaft, type CheckOptions, type CheckSummary } from '../check-saft.js';
import type { FiscalProblem } from '../problem.js';

/** How a file is checked where its problems are listed; passes between threads. */
export interface CheckOrder extends Pick<CheckOptions, 'keys' | 'keysOf'> {
  /** Problems that are listed; the others are counted. */
  readonly problemsMax: number;
}

/** What came of it, with the first of its problems. */
export interface ListedCheck extends CheckSummary {
  readonly problems: readonly FiscalProblem[];
}

/** Checks a file and lists what is wrong with it, in this thread. */
export async function checkListed(
  bytes: AsyncIterable<Uint8Array>,
  { problemsMax, ...options }: CheckOrder,
): Promise<ListedCheck> {
  const problems: FiscalProblem[] = [];
  const report = (problem: FiscalProblem): void => {
    if (problems.length < problemsMax) problems.push(problem);
  };
  const summary = await checkSaft(bytes, report, options);
  return { ...summary, problems };
}
