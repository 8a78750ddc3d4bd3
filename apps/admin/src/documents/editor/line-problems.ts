import { useSlice } from '../../boot/slice.js';
import { useEditor } from './context.js';
import type { LinePart, LineProblem } from './problems.js';

const none: readonly LineProblem[] = [];

/** The first problem of each part of a line. */
export function useLineProblems(key: string): readonly LineProblem[] {
  const { session } = useEditor();
  const { lines } = useSlice(session.problems);
  if (lines.length === 0) return none;
  const own = lines.filter((problem) => problem.key === key);
  return own.filter(
    (problem, index) => own.findIndex(({ part }) => part === problem.part) === index,
  );
}

/** The id of the sentence below the line. */
export const problemId = (key: string, part: LinePart): string => `${key}-${part}-problem`;

/** The ARIA attributes of a field with a problem. */
export function problemProps(problems: readonly LineProblem[], key: string, part: LinePart) {
  return problems.some((problem) => problem.part === part)
    ? { 'aria-invalid': true, 'aria-describedby': problemId(key, part) }
    : {};
}
