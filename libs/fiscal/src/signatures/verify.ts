import { verify, type KeyObject } from 'node:crypto';
import type { KeyRing } from './keys.js';
import { digestOf, digestOfMode } from './signer.js';

/** What a signature turned out to be. */
export type Verdict =
  | 'valid'
  | 'invalid'
  /** Nothing is signed: `0`. */
  | 'unsigned'
  /** Signed with a key that is not at hand. */
  | 'keyUnknown';

const digestLength = 44;
/**
 * `1`; `9999.1` of a document integrated from another program, certificate and version; `1-FTM …`
 * of one recovered from paper.
 */
const versionOf = (control: string) => /^(?:\d+\.)?(\d+)/.exec(control)?.[1] ?? control;

/**
 * Whether a hash is that of the message: a plain digest by its length, else RSA with the key of its
 * version, over SHA-1 or SHA-256.
 */
export function verifySignature(
  message: string,
  hash: string,
  control: string,
  keys: KeyRing,
): Verdict {
  if (hash === '0' || hash === '') return 'unsigned';
  if (hash.length === digestLength && control === '0') {
    return digestOf(message) === hash ? 'valid' : 'invalid';
  }
  const version = versionOf(control);
  const key = keys.versions.find((one) => one.version === version)?.publicKey;
  if (key === undefined) return 'keyUnknown';
  const digests = Object.values(digestOfMode);
  return digests.some((digest) => isSigned(message, hash, digest, key)) ? 'valid' : 'invalid';
}

const isSigned = (message: string, hash: string, digest: string, key: KeyObject) =>
  verify(digest, Buffer.from(message, 'utf8'), key, Buffer.from(hash, 'base64'));
