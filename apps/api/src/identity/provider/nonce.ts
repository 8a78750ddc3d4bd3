import { createHash } from 'node:crypto';

/** What the provider repeats in its token: of the browser's secret, which it never sees. */
export function nonceOf(secret: string): string {
  return createHash('sha256').update(`nonce:${secret}`).digest('base64url');
}
