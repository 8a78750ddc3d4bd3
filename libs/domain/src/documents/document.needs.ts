import type { JournalEvent } from '../events.js';
import type { Needs } from '../facts.js';
import type {
  CancelDocument,
  ChangeDocumentTexts,
  ConvertDocuments,
  IssueDocument,
  RecordDocumentSent,
  RestoreDocument,
} from './document.commands.js';

const none: readonly string[] = [];

/**
 * The documents that it corrects or converts, and the deliveries that those invoiced: goods go back
 * the way they came.
 */
const issueNeeds: Needs<IssueDocument> = ({ originId, corrects, lines }, found) => {
  let needed: string[] | undefined;
  for (const { origin } of lines) {
    if (origin && !needed?.includes(origin.documentId)) (needed ??= []).push(origin.documentId);
  }
  for (const id of [originId, corrects]) if (id !== undefined) (needed ??= []).push(id);
  return needed ? [...needed, ...takenBy(found)] : none;
};

const conversionNeeds: Needs<ConvertDocuments> = ({ originIds, content }, found) => [
  ...originIds,
  ...(content?.lines ?? []).flatMap(({ origin }) => origin?.documentId ?? []),
  ...takenBy(found),
];

const itself: Needs<CancelDocument | RestoreDocument> = ({ id }, found) => [id, ...takenBy(found)];

const itselfAlone: Needs<ChangeDocumentTexts | RecordDocumentSent> = ({ id }) => [id];

function takenBy(found: ReadonlyMap<string, JournalEvent>): readonly string[] {
  const taken: string[] = [];
  for (const event of found.values()) {
    if (event.type !== 'DocumentIssued') continue;
    for (const { documentId } of event.data.takes ?? []) taken.push(documentId);
  }
  return taken;
}

/** What the commands of this context ask the journal for. */
export const documentNeeds = {
  IssueDocument: issueNeeds,
  ConvertDocuments: conversionNeeds,
  CancelDocument: itself,
  RestoreDocument: itself,
  ChangeDocumentTexts: itselfAlone,
  RecordDocumentSent: itselfAlone,
};
