import { issueOrCorrect } from './issue-or-correct.js';

/** The rules of issuing, which may take another document's place. */
export const correctingDeciders = { IssueDocument: issueOrCorrect };
