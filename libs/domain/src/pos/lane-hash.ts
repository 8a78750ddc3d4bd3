import { canonicalJson } from '../canonical-json.js';
import { sha256 } from '../sha256.js';
import type { TillEntry } from './till-entries.js';

/** An entry that is not chained yet. */
export type UnchainedEntry = Omit<TillEntry, 'hash'>;

/**
 * The hash that chains an entry of a till to the one before it: SHA-256 over its canonical JSON
 * (RFC 8785). The till writes it as the entry is made; the books do the sum again.
 */
export function laneHash(entry: UnchainedEntry | TillEntry): string {
  return sha256(canonicalJson({ ...entry, hash: undefined }));
}
