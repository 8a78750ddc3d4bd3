import { cancelDocument, restoreDocument } from './cancel-document.js';
import { issueDocument } from './issue-document.js';

export const documentDeciders = {
  IssueDocument: issueDocument,
  CancelDocument: cancelDocument,
  RestoreDocument: restoreDocument,
};
