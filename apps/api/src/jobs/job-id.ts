import { createHash } from 'node:crypto';

/** Characters that the id of a job may have. */
const JOB_ID_MAX = 64;

/** The id of the job that a command orders: the same key again is the same job, and no other is. */
export function jobIdOf(kind: string, commandId: string): string {
  const id = `${kind}-${commandId}`;
  if (id.length <= JOB_ID_MAX) return id;
  return `${kind}-${createHash('sha256').update(commandId).digest('hex').slice(0, 40)}`;
}
