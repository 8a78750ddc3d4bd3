import { showSnack } from '../boot/snack.js';
import { sentence } from '../i18n/messages.js';
import { isRequestSent } from './approval.js';
import { ProblemError } from './problem-error.js';

/** What browsers say, in English, where a part of the application cannot be fetched. */
const partNotFetched = /\b(?:imported module|module script)\b/i;

/**
 * What failed, as a sentence. Errors of the browser's own have none: where a part could not be
 * fetched, as without a network, that is said.
 */
export function messageOf(error: unknown): string {
  if (error instanceof TypeError) {
    return sentence(partNotFetched.test(error.message) ? 'app.notLoaded' : 'app.failed');
  }
  return error instanceof Error ? error.message : sentence('app.failed');
}

/** As `messageOf`, but where fields were refused the sentence of the first of them. */
export const firstSentenceOf = (error: unknown): string =>
  (error instanceof ProblemError ? error.problem.errors[0]?.message : undefined) ??
  messageOf(error);

/** Says what failed at the bottom of the page, where no form can show it. */
export function sayProblem(error: unknown): void {
  showSnack(messageOf(error), isRequestSent(error) ? 'success' : 'error');
}
