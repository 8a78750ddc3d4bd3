import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What a program sends: which key of which company, and the secret that proves it. */
export interface SentKey {
  readonly companyId: string;
  readonly keyId: string;
  readonly secret: string;
}

const shape = /^Bearer bk_([0-9A-Za-z_]{1,64})\.([0-9A-Za-z_]{1,64})\.([0-9A-Za-z_-]{43})$/i;
const anyKey = /^Bearer bk_/i;
const HINT_CHARACTERS = 4;

/** Whether the request comes with an API key of any shape. */
export const bearsKey = ({ headers }: FastifyRequest): boolean =>
  anyKey.test(headers.authorization ?? '');

/** The key that the request carries; whether it opens anything is another matter. */
export function keyIn({ headers }: FastifyRequest): SentKey | undefined {
  const [, companyId, keyId, secret] = shape.exec(headers.authorization ?? '') ?? [];
  if (companyId === undefined || keyId === undefined || secret === undefined) return undefined;
  return { companyId, keyId, secret };
}

/** A new key of 256 random bits: `text` is shown once, the hash is kept. */
export function mintKey(companyId: string, keyId: string) {
  const secret = randomBytes(32).toString('base64url');
  return {
    text: `bk_${companyId}.${keyId}.${secret}`,
    secretHash: hashOf(secret),
    hint: secret.slice(-HINT_CHARACTERS),
  };
}

/** Compares without telling by its time how much fits. */
export function fitsHash(secret: string, secretHash: string): boolean {
  const [sent, kept] = [Buffer.from(hashOf(secret)), Buffer.from(secretHash)];
  return sent.length === kept.length && timingSafeEqual(sent, kept);
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
