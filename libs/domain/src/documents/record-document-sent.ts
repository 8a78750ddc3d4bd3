import { isEmail } from '../identifiers/index.js';
import type { Decide } from '../decide.js';
import { assert, refuse } from '../refusal.js';
import { isSha256 } from '../sha256.js';
import type { RecordDocumentSent } from './document.commands.js';
import { RECIPIENT_LENGTH_MAX, sendingLanguages } from './document.limits.js';
import { refuseUnknown } from './document-paper.js';

/** Notes that a document or receipt went out by mail, also when it was cancelled since. */
export const recordDocumentSent: Decide<RecordDocumentSent> = (books, command, context) => {
  const { id, to, language, sha256 } = command;
  refuseUnknown(books, id);
  if (!isEmail(to) || to.length > RECIPIENT_LENGTH_MAX) refuse('email.invalid', undefined, 'to');
  if (!sendingLanguages.includes(language)) {
    refuse('field.invalid', { field: 'language' }, 'language');
  }
  assert(sha256 === undefined || isSha256(sha256), 'a file is told by a digest');
  const first = context.firstEvents.get(id);
  const hasParty = first?.type === 'DocumentIssued' || first?.type === 'PaymentRecorded';
  const party = hasParty ? { partyId: first.data.partyId } : {};
  const file = sha256 === undefined ? {} : { sha256 };
  return [{ type: 'DocumentSent', data: { id, ...party, to, language, ...file } }];
};
