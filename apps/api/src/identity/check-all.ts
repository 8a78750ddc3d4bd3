import { DomainError, Problems } from '@balcao/domain';

/** Makes all checks and names everything that they refuse in one refusal. */
export async function checkAll(...checks: readonly (() => unknown)[]): Promise<void> {
  const problems = new Problems();
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      for (const problem of error.problems) problems.push(problem);
    }
  }
  problems.refuseIfAny();
}
