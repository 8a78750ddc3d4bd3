import type { ImportRow } from '@balcao/contracts';

/** The imports of an answer; typed by the contract, checked to be a list. */
export function parseImports(body: unknown): readonly ImportRow[] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body as ImportRow[];
}
