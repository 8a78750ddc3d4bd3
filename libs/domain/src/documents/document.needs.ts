import type { Needs } from '../facts.js';
import type { CancelDocument, IssueDocument, RestoreDocument } from './document.commands.js';

const none: readonly string[] = [];

/**
 * The documents that it corrects, converts or refers to, and the deliveries that those invoiced:
 * goods go back the way they came.
 */
const issueNeeds: Needs<IssueDocument> = ({ originId, lines }, found) => {
  let needed: string[] | undefined;
  for (const { origin } of lines) {
    if (origin && !needed?.includes(origin.documentId)) (needed ??= []).push(origin.documentId);
  }
  if (originId !== undefined) (needed ??= []).push(originId);
  if (!needed) return none;
  for (const event of found.values()) {
    if (event.type !== 'DocumentIssued') continue;
    for (const { origin } of event.data.lines) if (origin) needed.push(origin.documentId);
  }
  return needed;
};

const itself: Needs<CancelDocument | RestoreDocument> = ({ id }) => [id];

/** What the commands of this context ask the journal for. */
export const documentNeeds = {
  IssueDocument: issueNeeds,
  CancelDocument: itself,
  RestoreDocument: itself,
};
