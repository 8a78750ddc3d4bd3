import { cancelOrCredit, restoreUnlessDeclared } from './cancel-declared.js';
import { issueOrCorrect } from './issue-or-correct.js';

/**
 * The rules of issuing, which may take another document's place, and of cancelling, which may be a
 * document of its own.
 */
export const correctingDeciders = {
  IssueDocument: issueOrCorrect,
  CancelDocument: cancelOrCredit,
  RestoreDocument: restoreUnlessDeclared,
};
