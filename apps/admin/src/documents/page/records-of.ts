import type { DocumentAnswer } from '@balcao/contracts';
import type { Printable } from '../../printing/paper-request.js';
import type { SentRecord } from '../../sending/sent-record.js';

/** The document as a printable. */
export function printableOf(document: DocumentAnswer): Printable {
  const { id, typeId, reference, isPrinted, status } = document;
  const isCancelled = status === 'cancelled';
  return { resource: 'documents', id, typeId, reference, isPrinted, isCancelled };
}

/** The document as a mailing. */
export function sentRecordOf(document: DocumentAnswer): SentRecord {
  const { id, reference, clientId, clientName, group, isPrinted } = document;
  return {
    api: 'documents',
    id,
    reference,
    partyId: clientId,
    partyName: clientName,
    partyApi: group === 'purchases' ? 'suppliers' : 'clients',
    isOriginal: !isPrinted,
  };
}
