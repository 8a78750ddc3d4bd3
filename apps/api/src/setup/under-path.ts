import { DomainError, type Problem } from '@balcao/domain';

/** Does the work; the fields of a refusal are named as parts of `path`. */
export async function underPath<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problems = error.problems.map((problem): Problem => {
      return problem.path === '' ? problem : { ...problem, path: `${path}.${problem.path}` };
    });
    const [first] = problems;
    throw first === undefined ? error : new DomainError(first, problems);
  }
}
