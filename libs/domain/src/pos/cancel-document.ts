import type { Decide } from '../decide.js';
import { cancelDocument, type CancelDocument } from '../documents/index.js';
import { tillReversal } from './till-reversal.js';

/** Takes a document back; the money of one of a till leaves the shift that is open there now. */
export const cancelWithTill: Decide<CancelDocument> = (books, command, context) => {
  const issued = context.documents.get(command.id);
  return cancelDocument(books, command, context).map((event) =>
    event.type === 'DocumentCancelled' && issued
      ? { ...event, data: { ...event.data, ...tillReversal(books, issued) } }
      : event,
  );
};
