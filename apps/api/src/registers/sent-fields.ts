import type { ChangedRecord, NewRecord } from './register.routes.js';

/** A new record's body as a command takes it: the id apart from the fields. */
export function newFields<B extends NewRecord>(body: B): { id: string; fields: Omit<B, 'id'> } {
  const { id, ...fields } = body;
  return { id, fields };
}

/** What the caller has seen of the record, as a command takes it. */
export function expectedOf({ expectedRevision }: ChangedRecord): ChangedRecord {
  return expectedRevision === undefined ? {} : { expectedRevision };
}

/** A change's body as a command takes it: what was expected apart from the fields. */
export function changedFields<B extends ChangedRecord>(
  body: B,
): ChangedRecord & { fields: Omit<B, 'expectedRevision'> } {
  const { expectedRevision, ...fields } = body;
  return expectedRevision === undefined ? { fields } : { expectedRevision, fields };
}
