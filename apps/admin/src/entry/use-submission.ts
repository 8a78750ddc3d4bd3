import type { FieldProblem } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { ProblemError } from '../http/problem-error.js';

type Errors = Readonly<Record<string, string>>;

export interface Submission {
  readonly isBusy: boolean;
  /** What is wrong with the whole, when no field says it. */
  readonly alert: string | undefined;
  /** The name of what is wrong with the whole. */
  readonly code: string | undefined;
  /** What is wrong with each field, by its path. */
  readonly errors: Errors;
  /** The problems as the server named them. */
  readonly problems: readonly FieldProblem[];
  readonly run: (work: () => Promise<unknown>) => void;
  readonly refuse: (errors: Errors) => void;
}

interface State {
  readonly isBusy: boolean;
  readonly alert?: string;
  readonly code?: string;
  readonly errors: Errors;
  readonly problems: readonly FieldProblem[];
}

/** Refusals of the whole that are about one field of these forms. */
const fieldOfConflict: Readonly<Record<string, string>> = { 'nuit.checkDigit': 'company.nuit' };

const idle: State = { isBusy: false, errors: {}, problems: [] };

/** Sends a form of the pages before the session and keeps what came back. */
export function useSubmission(): Submission {
  const [state, setState] = useState(idle);
  useEffect(() => {
    if (Object.keys(state.errors).length === 0) return;
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  }, [state.errors]);
  return {
    ...state,
    alert: state.alert,
    code: state.code,
    run: (work) => {
      setState({ ...idle, isBusy: true });
      work().then(
        () => {
          setState(idle);
        },
        (error: unknown) => {
          setState(failed(error));
        },
      );
    },
    refuse: (errors) => {
      setState({ ...idle, errors });
    },
  };
}

function failed(error: unknown): State {
  if (!(error instanceof ProblemError)) return { ...idle, alert: String(error) };
  const { title, code, params } = error.problem;
  const problems = [...error.problem.errors];
  const field = fieldOfConflict[code];
  if (problems.length === 0 && field !== undefined) {
    problems.push({ path: field, code, params, message: title });
  }
  const errors = Object.fromEntries(
    [...problems].reverse().map(({ path, message }) => [path, message]),
  );
  return problems.length > 0
    ? { ...idle, code, errors, problems }
    : { ...idle, code, alert: title };
}
