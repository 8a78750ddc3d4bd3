import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ProblemSummary } from '../dialogs/ProblemSummary.js';
import { LearnMore } from '../help-links/LearnMore.js';
import { problemsIn } from './problems-in.js';

/**
 * What was refused in a record's form and no field shows. All of it is forgotten when the form is
 * sent again: what is wrong with a field that is not there would keep it from being sent.
 */
export function FormProblems(): ReactNode {
  const { clearErrors } = useFormContext();
  const { errors, isSubmitting } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const forget = (): void => {
      clearErrors();
    };
    form?.addEventListener('submit', forget, true);
    return () => {
      form?.removeEventListener('submit', forget, true);
    };
  }, [clearErrors]);
  const problems = isSubmitting ? [] : problemsIn(errors);
  return (
    <div ref={place}>
      <ProblemSummary problems={problems} />
      {problems.length === 0 ? null : (
        <p className="form__more">
          <LearnMore isApart />
        </p>
      )}
    </div>
  );
}
