import { showSnack } from '../boot/snack.js';
import { sentence } from '../i18n/messages.js';
import { ProblemError } from './problem-error.js';

/** What failed, as a sentence. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : sentence('app.failed');

/** As `messageOf`, but where fields were refused the sentence of the first of them. */
export const firstSentenceOf = (error: unknown): string =>
  (error instanceof ProblemError ? error.problem.errors[0]?.message : undefined) ??
  messageOf(error);

/** Says what failed at the bottom of the page, where no form can show it. */
export function sayProblem(error: unknown): void {
  showSnack(messageOf(error), 'error');
}
