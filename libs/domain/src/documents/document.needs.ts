import type { Needs } from '../facts.js';
import type { CancelDocument, IssueDocument, RestoreDocument } from './document.commands.js';

const none: readonly string[] = [];

/** The documents that it corrects, converts or refers to. */
const issueNeeds: Needs<IssueDocument> = ({ originId, lines }) => {
  let needed: string[] | undefined;
  for (const { origin } of lines) {
    if (origin && !needed?.includes(origin.documentId)) (needed ??= []).push(origin.documentId);
  }
  if (originId === undefined) return needed ?? none;
  return needed ? [...needed, originId] : [originId];
};

const itself: Needs<CancelDocument | RestoreDocument> = ({ id }) => [id];

/** What the commands of this context ask the journal for. */
export const documentNeeds = {
  IssueDocument: issueNeeds,
  CancelDocument: itself,
  RestoreDocument: itself,
};
