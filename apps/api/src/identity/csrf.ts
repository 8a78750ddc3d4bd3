import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The token that a page repeats in a header: other sites can send the cookie, but not read this.
 */
export function csrfTokenOf(sessionToken: string): string {
  return createHash('sha256').update(`csrf:${sessionToken}`).digest('base64url');
}

/** Compares without telling by its time how much fits. */
export function isCsrfToken(sent: unknown, expected: string): boolean {
  if (typeof sent !== 'string' || sent.length !== expected.length) return false;
  const bytes = Buffer.from(sent);
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected));
}
