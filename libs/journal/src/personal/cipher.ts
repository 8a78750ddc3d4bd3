import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A new key, and the id that it is known by. */
export function newKey(): { readonly keyId: string; readonly key: Buffer } {
  return { keyId: randomBytes(12).toString('base64url'), key: randomBytes(32) };
}

/** AES-256-GCM of a text, base64url; `place` is what it can only be opened at. */
export function encrypt(key: Buffer, text: string, place: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Throws for another key, another place, or what was tampered with. */
export function decrypt(key: Buffer, sealed: string, place: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagLength));
  const text = decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8');
  return text + decipher.final('utf8');
}
