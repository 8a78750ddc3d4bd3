import { ulid } from 'ulidx';

/** What one user action sends with itself: the same again when the user repeats it unanswered. */
export interface ActionIds {
  readonly idempotencyKey: string;
  /** For the record that the action creates. */
  readonly recordId: string;
}

const unanswered = new Map<string, ActionIds>();

/**
 * The ids of an action, told apart by what it sends. While no definite answer has come, sending
 * the same again is the same action: the server carries it out once.
 */
export function idsOf(action: string): ActionIds {
  const known = unanswered.get(action);
  if (known !== undefined) return known;
  const ids = { idempotencyKey: ulid(), recordId: ulid() };
  unanswered.set(action, ids);
  return ids;
}

/** The action has been answered, one way or the other: the next of its kind is a new one. */
export function forgetAction(action: string): void {
  unanswered.delete(action);
}
