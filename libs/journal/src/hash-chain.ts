import { hash } from 'node:crypto';
import { canonicalJson } from '@balcao/domain';

/** What the first event of a journal is tied to. */
export const genesisHash = '0'.repeat(64);

/** What an event's hash is taken of; the metadata without the hash itself. */
export interface Hashed {
  readonly type: string;
  readonly data: unknown;
  readonly metadata: object;
}

/**
 * SHA-256 in hex of the previous event's hash followed by the RFC 8785 JSON of the event: to change
 * one event, all that follow it have to be changed (docs/rules.md, C5).
 */
export function chainHash(previousHash: string, hashed: Hashed): string {
  return sha256(chainText(previousHash, hashed));
}

/** The text that an event's hash is taken of; about as long as the event is in a store. */
export function chainText(previousHash: string, { type, data, metadata }: Hashed): string {
  return previousHash + canonicalJson({ data, metadata, type });
}

/** SHA-256 in hex of a text's UTF-8. */
export function sha256(text: string): string {
  return hash('sha256', text);
}
