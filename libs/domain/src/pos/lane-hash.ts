import { canonicalJson } from '../canonical-json.js';
import { sha256 } from '../sha256.js';
import type { TillEntry } from './till-entries.js';

/** An entry that is not chained yet. */
export type UnchainedEntry = Omit<TillEntry, 'hash'>;

/**
 * The hash that chains an entry of a till to the previous one: SHA-256 over its canonical JSON (RFC
 * 8785). The till computes it when the entry is made, and the books compute it again.
 */
export function laneHash(entry: UnchainedEntry | TillEntry): string {
  return sha256(canonicalJson({ ...entry, hash: undefined }));
}
