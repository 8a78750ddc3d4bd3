import { useState } from 'react';
import { problemsByPath, type ProblemsByPath } from './problems-by-path.js';

export interface Submission {
  /** What was sent is not answered yet. */
  readonly isBusy: boolean;
  /** What was wrong with it, by field. */
  readonly problems: ProblemsByPath;
  /** The first of them, for a form that says it at one place. */
  readonly problem: string | undefined;
  /** Does the work; what is refused stays here, for the form that is still open. */
  readonly submit: (work: () => Promise<unknown>) => Promise<void>;
  /** What was wrong is no longer: the form has changed. */
  readonly forget: () => void;
}

/** Sends what a form holds, once at a time, and keeps what is wrong with it. */
export function useSubmission(): Submission {
  const [problems, setProblems] = useState<ProblemsByPath>({});
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    problems,
    problem: Object.values(problems)[0],
    submit: async (work) => {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        setProblems(problemsByPath(error));
      } finally {
        setBusy(false);
      }
    },
    forget: () => {
      setProblems({});
    },
  };
}
