export { cancelOrCredit } from './cancel-declared.js';
export { issueOrCorrect } from './issue-or-correct.js';
