import { isEmail } from '../identifiers/index.js';
import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import type { RecordDocumentSent } from './document.commands.js';
import { RECIPIENT_LENGTH_MAX, sendingLanguages } from './document.limits.js';
import { refuseUnknown } from './document-paper.js';

/** Notes that a document or receipt went out by mail, also when it was cancelled since. */
export const recordDocumentSent: Decide<RecordDocumentSent> = (books, command, context) => {
  const { id, to, language } = command;
  refuseUnknown(books, id);
  if (!isEmail(to) || to.length > RECIPIENT_LENGTH_MAX) refuse('email.invalid', undefined, 'to');
  if (!sendingLanguages.includes(language)) {
    refuse('field.invalid', { field: 'language' }, 'language');
  }
  const first = context.firstEvents.get(id);
  const hasParty = first?.type === 'DocumentIssued' || first?.type === 'PaymentRecorded';
  const party = hasParty ? { partyId: first.data.partyId } : {};
  return [{ type: 'DocumentSent', data: { id, ...party, to, language } }];
};
