import { ulid } from 'ulidx';
import { ProblemError } from './problem-error.js';

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

/** Whether the server has said no: it has not done it, nor will it. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && error.status > 0 && error.status < 500;

/**
 * Sends an action under its ids, the same ones until a definite answer has come: who sees none and
 * does it again has it done once.
 */
export async function sendOnce<T>(
  action: string,
  send: (ids: ActionIds) => Promise<T>,
): Promise<T> {
  try {
    const answer = await send(idsOf(action));
    forgetAction(action);
    return answer;
  } catch (error) {
    if (isRefusal(error)) forgetAction(action);
    throw error;
  }
}
