import { ProblemError } from './problem-error.js';
import { messageOf } from './say-problem.js';

/** What is wrong, by the path of its field; the first of a field counts. */
export type ProblemsByPath = Readonly<Record<string, string>>;

/** The problems of a refusal; the whole sentence under `root` where no field is named. */
export function problemsByPath(error: unknown): ProblemsByPath {
  if (!(error instanceof ProblemError)) return { root: messageOf(error) };
  const { errors } = error.problem;
  if (errors.length === 0) return { root: error.message };
  const found: Record<string, string> = {};
  for (const { path, message } of errors) found[path === '' ? 'root' : path] ??= message;
  return found;
}
