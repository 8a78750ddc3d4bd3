import { hash } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';

/** What the first event of a journal is tied to. */
export const genesisHash = '0'.repeat(64);

/** What an event's hash is taken of; the metadata without the hash itself. */
export interface Hashed {
  readonly type: string;
  readonly data: unknown;
  readonly metadata: object;
}

/**
 * SHA-256 in hex of the previous event's hash followed by the RFC 8785 JSON of the event: whoever
 * changes one event has to change all that follow it (docs/rules.md, C5).
 */
export function chainHash(previousHash: string, { type, data, metadata }: Hashed): string {
  return sha256(previousHash + canonicalJson({ data, metadata, type }));
}

/** SHA-256 in hex of a text's UTF-8. */
export function sha256(text: string): string {
  return hash('sha256', text);
}
