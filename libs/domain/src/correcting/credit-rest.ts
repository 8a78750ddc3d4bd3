import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import { creditsOrigin, type DocumentTypeFields } from '../document-types/index.js';
import {
  conversionContent,
  issueDocument,
  type DocumentIssuedData,
  type IssueDocument,
} from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { refuse } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';

/** What a note says of itself. */
type NoteHead = Pick<IssueDocument, 'draftId' | 'reasonCode' | 'note' | 'acceptsClock'>;

/** The credit note of today of everything that is left of what the document charged. */
export function creditRest(
  books: Books,
  original: DocumentIssuedData,
  head: NoteHead,
  context: DecideContext,
): readonly JournalEvent[] {
  const { id: documentTypeId } =
    noteTypeOf(books, original) ?? refuse('document.typeNotLoaded', undefined, 'corrects');
  const request = { originIds: [original.id], documentTypeId };
  const rest = conversionContent(books, request, context.documents);
  return issueDocument(books, { ...rest, ...head, type: 'IssueDocument' }, context);
}

/** The type of credit notes on the document; none where it has none. */
export function noteTypeOf(
  books: Books,
  { typeId }: DocumentIssuedData,
): RegisterRecord<DocumentTypeFields> | undefined {
  const allowed = books.documentTypes.types.get(typeId)?.allowedTypes ?? [];
  for (const id of allowed) {
    const type = books.documentTypes.types.get(id);
    if (type && !type.isArchived && creditsOrigin(type)) return type;
  }
  return undefined;
}
