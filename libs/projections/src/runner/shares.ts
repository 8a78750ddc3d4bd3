import { categoryOf } from '@balcao/event-store';
import type { RecordedEvent } from '@balcao/event-store';

/**
 * Into how many shares companies fall. More than there will ever be projectors, and few enough to
 * be listed in one go. Changing it changes where companies belong: rows are then rebuilt.
 */
export const shareCount = 32;

/** What a process takes that shares with no other. */
export const allShares: readonly number[] = Array.from({ length: shareCount }, (_, share) => share);

/** The lease of a share, and the checkpoint under which its streams go on. */
export function shareName(name: string, share: number): string {
  return `${name} share ${String(share).padStart(2, '0')}`;
}

/** The lease by which a process says that it takes part, one for each place. */
export function memberName(name: string, place: number): string {
  return `${name} member ${String(place).padStart(2, '0')}`;
}

/** The lease of the process that rebuilds rows. */
export function rebuildName(name: string): string {
  return `${name} rebuild`;
}

/** The share of a company; of a draft's or user's stream where it has none. */
export function shareOfId(id: string): number {
  // FNV-1a of 32 bits: short, the same everywhere, and spreads ids well enough.
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % shareCount;
}

/**
 * Where an event belongs: all of a company's streams together, so that one process at a time folds
 * its rows. The streams of a company say so in their metadata; any other stands for itself.
 */
export function shareOf({ stream, metadata }: Pick<RecordedEvent, 'stream' | 'metadata'>): number {
  const { companyId } = (metadata ?? {}) as { readonly companyId?: unknown };
  if (typeof companyId === 'string' && companyId !== '') return shareOfId(companyId);
  return shareOfId(stream.slice(categoryOf(stream).length + 1));
}

/** The checkpoints under which the rows of a group go on, whether it is shared or not. */
export function checkpointNames(name: string): readonly string[] {
  return [name, ...allShares.map((share) => shareName(name, share))];
}
