import { knowsEvent } from '@balcao/domain';
import type { FoldedEvent } from './projection.js';

/** The newest shape of every event; metadata of a newer version names a greater one. */
const newestShape = 1;

/**
 * Whether this version of the product can know the event. One that a newer version has recorded
 * stops its stream, so that a list never goes on without it.
 */
export function isKnown({ category, type, metadata }: FoldedEvent): boolean {
  if (category !== 'journal') return true;
  const { schemaVersion = newestShape } = (metadata ?? {}) as { readonly schemaVersion?: number };
  return knowsEvent(type) && schemaVersion <= newestShape;
}
