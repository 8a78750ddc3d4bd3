import type { DocumentContent } from './document-content.js';

/** Makes a document of the content; its number is the next of its series. */
export interface IssueDocument extends DocumentContent {
  readonly type: 'IssueDocument';
  /** Any name that the caller gave the draft; a second document of the same draft is refused. */
  readonly draftId: string;
}

export interface CancelDocument {
  readonly type: 'CancelDocument';
  readonly id: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

export interface RestoreDocument {
  readonly type: 'RestoreDocument';
  readonly id: string;
  readonly expectedRevision?: number;
}
