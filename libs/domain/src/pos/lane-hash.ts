import { sha256 } from '../sha256.js';
import type { TillEntry } from './till-entries.js';

/** An entry that is not chained yet. */
export type UnchainedEntry = Omit<TillEntry, 'hash'>;

/**
 * The hash that chains an entry of a till to the one before it: SHA-256 over its canonical JSON
 * (RFC 8785). The till writes it as the entry is made; the books do the sum again.
 */
export function laneHash(entry: UnchainedEntry | TillEntry): string {
  return sha256(canonical({ ...entry, hash: undefined }));
}

/** What a receipt shows of a hash, `9F2C-71`. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}-${hash.slice(4, 6)}`.toUpperCase();
}

/** Names in order, and nothing of what is missing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}
