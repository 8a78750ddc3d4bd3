import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 of a text in UTF-8, in hexadecimal, at once and wherever it runs: a till and the books
 * have to come to the same.
 */
export const sha256 = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)));

/** Whether a text is such a sum. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
