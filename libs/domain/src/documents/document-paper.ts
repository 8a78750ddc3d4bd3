import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { isOriginalPrinted } from '../papers/index.js';
import { assert, Problems, refuse } from '../refusal.js';
import { openSeriesById } from '../series/index.js';
import { isSha256 } from '../sha256.js';
import { placeOf, refuseStale } from '../threads/index.js';
import type {
  AttachFile,
  ChangeDocumentTexts,
  DetachFile,
  PrintDocument,
} from './document.commands.js';
import type { DocumentIssuedData, DocumentTexts } from './document.events.js';
import { copyKinds } from './document.limits.js';
import { readTexts } from './document-snapshot.js';
import { lacksNoteReason } from './note-reason.js';
import { attachmentOf, readAttachment } from './read-attachment.js';

/**
 * Notes that a copy of a document, or of a payment, is printed. There is one original; later copies
 * say that they are not it (docs/rules.md, C14).
 */
export const printDocument: Decide<PrintDocument> = (books, command, context) => {
  const { id, copy, sha256 } = command;
  refuseUnknown(books, id);
  if (!copyKinds.includes(copy)) refuse('field.invalid', { field: 'copy' }, 'copy');
  assert(sha256 === undefined || isSha256(sha256), 'a file is told by a digest');
  const isPrinted = isOriginalPrinted(books, id);
  const isCancelled = books.documents.cancelled.has(id) || books.payments.cancelled.has(id);
  if (copy === 'original') {
    if (isPrinted) refuse('document.originalPrinted');
    if (isCancelled) refuse('document.cancelledNotPrinted');
  } else if (!isPrinted && (copy === 'second' || copy === 'third')) {
    refuse('document.originalNotPrinted');
  }
  const file = sha256 === undefined ? {} : { sha256 };
  return [{ type: 'DocumentPrinted', data: { id, copy, on: todayIn(books, context), ...file } }];
};

/** Changes what no figure rests on, until the original is printed. */
export const changeDocumentTexts: Decide<ChangeDocumentTexts> = (books, command, context) => {
  const { id, expectedRevision } = command;
  const { seriesId } = refuseUnknown(books, id);
  const issued = context.documents.get(id) ?? refuse('document.notFound', { id });
  refuseStale(books, id, expectedRevision);
  openSeriesById(books, seriesId, issued.year);
  if (isOriginalPrinted(books, id)) refuse('document.originalPrinted');
  if (books.documents.cancelled.has(id))
    refuse('document.alreadyCancelled', { document: issued.reference });
  const problems = new Problems();
  const after = readTexts(command.texts, problems);
  refuseLostReason(books, issued, after, problems);
  problems.refuseIfAny();
  const before = textsOf(books, issued);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ type: 'DocumentTextsChanged', data: { id, before, after } }];
};

/** Why a note was issued stays on it: text goes only where a code says why. */
function refuseLostReason(
  books: Books,
  issued: DocumentIssuedData,
  after: DocumentTexts,
  problems: Problems,
): void {
  const type = books.documentTypes.types.get(issued.typeId);
  const series = books.series.series.get(issued.seriesId);
  if (!type || !series || textsOf(books, issued).note === undefined) return;
  const { reasonCode } = issued;
  const { note = '' } = after;
  const fields = { note, ...(reasonCode !== undefined && { reasonCode }) };
  if (lacksNoteReason(books, fields, { type, series })) {
    problems.add('note', 'document.noteReasonRequired');
  }
}

/** The texts of a document as they are now, in the order in which they are read. */
export function textsOf(books: Books, issued: DocumentIssuedData): DocumentTexts {
  const { orderNumber, note, receiver, carrier, transport } =
    books.links.texts.get(issued.id) ?? issued;
  return {
    ...(orderNumber !== undefined && { orderNumber }),
    ...(note !== undefined && { note }),
    ...(receiver && { receiver }),
    ...(carrier && { carrier }),
    ...(transport && { transport }),
  };
}

/** Keeps a file with a document or payment; its content is in the store of blobs already. */
export const attachFile: Decide<AttachFile> = (books, command) => {
  const { id } = command;
  refuseUnknown(books, id);
  const attachment = readAttachment(books.links.attachments.get(id) ?? [], command);
  return [{ type: 'DocumentFileAttached', data: { id, attachment } }];
};

/** Takes a file off a document; what it was stays in the history. */
export const detachFile: Decide<DetachFile> = (books, { id, attachmentId }) => {
  refuseUnknown(books, id);
  const attachment = attachmentOf(books.links.attachments.get(id), attachmentId);
  return [{ type: 'DocumentFileDetached', data: { id, attachment } }];
};

/** Where a document or payment stands; refuses when there is none of this id. */
export function refuseUnknown(books: Books, id: string): { readonly seriesId: string } {
  const place = placeOf(id);
  if (!place || place.number > books.documents.lastRevisions.length(place.seriesId)) {
    return refuse('document.notFound', { id });
  }
  return place;
}
