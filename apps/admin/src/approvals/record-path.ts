import type { ApprovalRequestRow } from '@balcao/contracts';

/** Where the record is looked at that a request is about, once there is one. */
export function recordPath(
  { kind, state, subjectId, recordId = '' }: ApprovalRequestRow,
  documentPath: (typeId: string, id: string) => string,
): string | undefined {
  const isMade = kind === 'cancellation' || state === 'approved';
  const id = kind === 'cancellation' || recordId === '' ? subjectId : recordId;
  if (!isMade) return undefined;
  const [typeId = '', number] = id.split('_');
  // The ids of documents begin with their type and have a number behind a dot.
  const isDocument = number?.includes('.') === true;
  return isDocument ? documentPath(typeId, id) : `/commercial/expense/${encodeURIComponent(id)}`;
}
