import { createHash } from 'node:crypto';
import type { Sealing } from '../secrets/index.js';

/** A link's secret: it goes into one mail, and only its hash is kept. */
export interface LinkSecret {
  /** Whose, and the secret itself; what stands behind the `#` of the link. */
  readonly token: string;
  readonly tokenHash: string;
}

/**
 * The secret of 256 bits that goes into the mail of a job, the same each time: a
 * mail that goes twice is the same mail, and neither makes the other's link useless.
 */
export function linkSecretOf(
  secrets: Pick<Sealing, 'hash'>,
  jobId: string,
  userId: string,
): LinkSecret {
  const secret = Buffer.from(secrets.hash('link', jobId, userId), 'hex').toString('base64url');
  return { token: `${userId}.${secret}`, tokenHash: hashOfSecret(secret) };
}

const shape = /^([0-9A-Za-z]{1,64})\.([0-9A-Za-z_-]{43})$/;

/** Whose link it is, and the hash to look for; undefined for what is no token. */
export function readLinkToken(
  token: string,
): { readonly userId: string; readonly tokenHash: string } | undefined {
  const [, userId, secret] = shape.exec(token) ?? [];
  if (userId === undefined || secret === undefined) return undefined;
  return { userId, tokenHash: hashOfSecret(secret) };
}

const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
