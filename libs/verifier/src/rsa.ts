import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PublicKey } from './pack.js';

/** Digests under a signature, each with what names it (RFC 8017, 9.2, note 1). */
const digests = {
  'rsa-sha1': { of: sha1, prefix: '3021300906052b0e03021a05000414' },
  'rsa-sha256': { of: sha256, prefix: '3031300d060960864801650304020105000420' },
} as const;

/** How a document may be signed with a key. */
export type RsaMode = keyof typeof digests;

/** Whether a mode is one of those. */
export const isRsaMode = (mode: unknown): mode is RsaMode =>
  mode === 'rsa-sha1' || mode === 'rsa-sha256';

/** Whether a message was signed with the private half of a key: RSASSA-PKCS1-v1_5. */
export function isSignedWith(
  key: PublicKey,
  mode: RsaMode,
  message: string,
  signature: string,
): boolean {
  const modulus = bytesOf(key.n);
  const n = numberOf(modulus);
  const signed = bytesOf(signature);
  if (n === 0n || signed.length !== modulus.length || numberOf(signed) >= n) return false;
  const { of, prefix } = digests[mode];
  const ending = `00${prefix}${bytesToHex(of(utf8ToBytes(message)))}`;
  const expected = `0001${ending.padStart(2 * modulus.length - 4, 'f')}`;
  const opened = power(numberOf(signed), numberOf(bytesOf(key.e)), n);
  return opened.toString(16).padStart(expected.length, '0') === expected;
}

/** Squares and multiplies: exponents of public keys are short. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes) || '0'}`);

/** Base64, in the alphabet of addresses as well; nothing of what is neither. */
function bytesOf(base64: string): Uint8Array {
  try {
    const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (one) => one.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
