import type { PendingLink } from './user-state.js';

/** A link as it is kept: the hash of its secret, and until when it can be used. */
export interface SentLink {
  readonly tokenHash: string;
  /** UTC instant. */
  readonly expiresAt: string;
}

/** Whether the link is the one that was sent last, and still can be used. */
export function isLinkOf(
  pending: PendingLink | undefined,
  tokenHash: string,
  now: string,
): boolean {
  return pending?.tokenHash === tokenHash && pending.expiresAt > now;
}
