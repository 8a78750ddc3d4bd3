import type { Decide } from '../decide.js';
import { cancelDocument, type CancelDocument } from '../documents/index.js';
import { tillReversal } from './till-reversal.js';

/** Cancels a document; if a till issued it, the money leaves the shift that is open there now. */
export const cancelWithTill: Decide<CancelDocument> = (books, command, context) => {
  const issued = context.documents.get(command.id);
  return cancelDocument(books, command, context).map((event) =>
    event.type === 'DocumentCancelled' && issued
      ? { ...event, data: { ...event.data, ...tillReversal(books, issued) } }
      : event,
  );
};
