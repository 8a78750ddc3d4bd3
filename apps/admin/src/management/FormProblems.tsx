import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ProblemSummary } from '../dialogs/ProblemSummary.js';
import { LearnMore } from '../help-links/LearnMore.js';
import { problemsIn } from './problems-in.js';

/**
 * Problems of a record's form that no visible field shows. They are cleared when the form is sent
 * again, since a problem of a hidden field would block it.
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
