import { sha256 } from '../sha256.js';
import type { SealedData } from './seals.events.js';

/** What the first seal is tied to. */
export const firstPrevious = '0'.repeat(64);

/**
 * The digest of a seal: SHA-256 over its facts, one a line, so that whoever has them can do the sum
 * again without this program.
 */
export function sealDigest(companyId: string, seal: SealedData): string {
  const { number, on, from, to, events, hash, previous, series } = seal;
  const facts = ['balcao-seal-1', companyId, number, on, from, to, events, hash, previous];
  const lasts = series.map(({ id, last }) => `${id}=${last}`);
  return sha256([...facts, ...lasts].join('\n'));
}

/** What paper shows of a digest, `9F2C-71AB`. */
export function sealCode(digest: string): string {
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}`.toUpperCase();
}
