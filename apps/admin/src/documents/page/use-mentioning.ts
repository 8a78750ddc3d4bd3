import type { DocumentAnswer, DocumentTypeRow } from '@balcao/contracts';
import { useCopying } from '../../one-document/use-copying.js';

/** Starts another document for the same party that refers to this one. */
export function useMentioning(
  { id, typeId, clientId }: DocumentAnswer,
  type: DocumentTypeRow,
): () => void {
  const copy = useCopying();
  return () => {
    const party = type.group === 'purchases' ? 'supplierId' : 'clientId';
    const named = clientId === '' ? {} : { [party]: clientId };
    copy({ documentTypeId: typeId, lines: [], references: [id], ...named });
  };
}
