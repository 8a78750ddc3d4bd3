import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 in hexadecimal, at once and without a runtime of its own: a page that was opened from a
 * disk has to come to the same as the command line.
 */
export const sha256 = (content: Uint8Array | string): string =>
  bytesToHex(digestOf(typeof content === 'string' ? utf8ToBytes(content) : content));
