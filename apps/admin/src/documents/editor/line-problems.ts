import { useSlice } from '../../boot/slice.js';
import { useEditor } from './context.js';
import type { LinePart, LineProblem } from './problems.js';

const none: readonly LineProblem[] = [];

/** What is wrong on a line: of each part the first. */
export function useLineProblems(key: string): readonly LineProblem[] {
  const { session } = useEditor();
  const { lines } = useSlice(session.problems);
  if (lines.length === 0) return none;
  const own = lines.filter((problem) => problem.key === key);
  return own.filter(
    (problem, index) => own.findIndex(({ part }) => part === problem.part) === index,
  );
}

/** Of the sentence below the line. */
export const problemId = (key: string, part: LinePart): string => `${key}-${part}-problem`;

/** Tells a field that it is wrong, and where it says why. */
export function problemProps(problems: readonly LineProblem[], key: string, part: LinePart) {
  return problems.some((problem) => problem.part === part)
    ? { 'aria-invalid': true, 'aria-describedby': problemId(key, part) }
    : {};
}
