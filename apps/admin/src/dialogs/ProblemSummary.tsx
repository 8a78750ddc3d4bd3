import '../theme/management.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { RemedyLink } from './RemedyLink.js';
import { isOnScreen } from './on-screen.js';

/** What is wrong, and the field that should say it. */
export interface FormProblem {
  readonly path: string;
  readonly message: string;
}

interface ProblemSummaryProps {
  readonly problems: readonly FormProblem[];
}

const none: readonly FormProblem[] = [];

/**
 * The problems that no visible field of the form shows, at its top: those of hidden fields and of
 * the whole. Without a wrong field that takes it, the focus comes here.
 */
export function ProblemSummary({ problems }: ProblemSummaryProps): ReactNode {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const [unowned, setUnowned] = useState(none);
  useEffect(() => {
    const form = box.current?.closest('form, [role="dialog"]');
    if (!form) return;
    const found = problems.filter(({ message }) => !isOnScreen(message, form, box.current));
    setUnowned((before) => (isSame(before, found) ? before : found));
  }, [problems]);
  useEffect(() => {
    const isFieldWrong = box.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    if (unowned.length > 0 && !isFieldWrong) box.current?.focus();
  }, [unowned]);
  const sentences = [...new Set(unowned.map(({ message }) => message))];
  return (
    <div ref={box} role="alert" tabIndex={-1} className="form__problems">
      {sentences.length > 1 ? <strong>{t('app.problems')}</strong> : null}
      {sentences.length === 0 ? null : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>
              {sentence} <RemedyLink message={sentence} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isSame = (some: readonly FormProblem[], others: readonly FormProblem[]): boolean =>
  some.length === others.length && some.every(({ message }, at) => message === others[at]?.message);
