import type { FieldErrors } from 'react-hook-form';
import type { FormProblem } from '../dialogs/ProblemSummary.js';

/** The messages of a form's errors, each with the path of its field. */
export const problemsIn = (errors: FieldErrors): readonly FormProblem[] => within(errors, '');

function within(errors: object, before: string): readonly FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const path = `${before}${name}`;
    if ('message' in error && typeof error.message === 'string') {
      return [{ path, message: error.message }];
    }
    return within(error, `${path}.`);
  });
}
