import { ProblemError } from '../../../http/problem-error.js';

/** Carries a command out; what is refused says all that is wrong, not only that something is. */
export async function withReasons<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.errors.length === 0) throw error;
    const reasons = new Set(error.problem.errors.map(({ message }) => message));
    throw new Error([...reasons].join(' '), { cause: error });
  }
}
