import type { FieldProblem } from '@balcao/contracts';
import { useEffect, useRef, useState } from 'react';
import { ignoreSecondClick } from '../boot/second-click.js';
import { focusWrong } from './focus-wrong.js';
import { ProblemError } from './problem-error.js';
import { problemsByPath, type ProblemsByPath } from './problems-by-path.js';

export interface Submission {
  /** What was sent is not answered yet. */
  readonly isBusy: boolean;
  /** What is wrong, by the path of its field; under `root` what no field says. */
  readonly errors: ProblemsByPath;
  /** What is wrong with the whole, when no field says it. */
  readonly alert: string | undefined;
  /** The first that is wrong, for a form that says it at one place. */
  readonly problem: string | undefined;
  /** The name of what is wrong with the whole. */
  readonly code: string | undefined;
  /** The problems as the server named them. */
  readonly problems: readonly FieldProblem[];
  /**
   * Does the work; what is refused stays here, for the form that is still open. What is sent again
   * meanwhile is not.
   */
  readonly run: (work: () => Promise<unknown>, ending?: Ending) => void;
  readonly refuse: (errors: ProblemsByPath) => void;
  /** What was wrong is no longer: the form has changed. */
  readonly forget: () => void;
  /** One field has changed: what was wrong with it is no longer, the rest stays. */
  readonly amend: (path: string) => void;
}

interface Ending {
  /** Once it is done the form is left: until it is gone, nothing more is sent. */
  readonly leaves: boolean;
}

/** How a form ends that opens what it has made. */
export const leaving: Ending = { leaves: true };

interface State {
  readonly isBusy: boolean;
  readonly code?: string;
  readonly errors: ProblemsByPath;
  readonly problems: readonly FieldProblem[];
  /** The paths of what was written again since. */
  readonly amended: readonly string[];
}

const idle: State = { isBusy: false, errors: {}, problems: [], amended: [] };

/**
 * Sends what a form holds and keeps what came back; the first field that is wrong gets the focus.
 * `fieldOf` names the field that a refusal of the whole is about, by the refusal's code.
 */
export function useSubmission(fieldOf: Readonly<Record<string, string>> = {}): Submission {
  const [state, setState] = useState(idle);
  const isSending = useRef(false);
  useEffect(() => {
    if (Object.keys(state.errors).length === 0) return;
    Array.from(document.forms).some(focusWrong);
  }, [state.errors]);
  const refuse = (errors: ProblemsByPath): void => {
    setState({ ...idle, errors });
  };
  const { amended, ...answered } = state;
  const errors = Object.fromEntries(
    Object.entries(state.errors).filter(([path]) => !amended.includes(path)),
  );
  return {
    ...answered,
    errors,
    alert: errors['root'],
    problem: Object.values(errors)[0],
    code: state.code,
    run: (work, { leaves } = { leaves: false }) => {
      if (isSending.current) return;
      isSending.current = true;
      setState({ ...idle, isBusy: true });
      const end = (state: State): void => {
        isSending.current = false;
        setState(state);
      };
      work().then(
        () => {
          if (leaves) ignoreSecondClick();
          else end(idle);
        },
        (error: unknown) => {
          end(failed(error, fieldOf));
        },
      );
    },
    refuse,
    forget: () => {
      refuse({});
    },
    amend: (path) => {
      if (path in errors) setState({ ...state, amended: [...amended, path] });
    },
  };
}

function failed(error: unknown, fieldOf: Readonly<Record<string, string>>): State {
  const found = problemsByPath(error);
  if (!(error instanceof ProblemError)) return { ...idle, errors: found };
  const { code, params, errors: problems, title } = error.problem;
  const path = problems.length === 0 ? fieldOf[code] : undefined;
  if (path === undefined) return { ...idle, code, errors: found, problems };
  const problem = { path, code, params, message: title };
  return { ...idle, code, errors: { [path]: title }, problems: [problem] };
}
