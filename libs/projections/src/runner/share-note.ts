import type { StalledStream } from './progress.js';

/** How far the rows of a share are, as its holder leaves it for others. */
export interface ShareNote {
  /** All events up to here are in the rows, except for those of the streams that stand still. */
  readonly position: string | undefined;
  readonly stalled: readonly StalledStream[];
}

/** The note as a lease keeps it: JSON, read again by `parseShareNote`. */
export function shareNote(note: ShareNote): string {
  return JSON.stringify(note);
}

/** What was noted; nothing where nobody has yet. */
export function parseShareNote(text: string | undefined): ShareNote {
  if (text === undefined) return { position: undefined, stalled: [] };
  // Written by `shareNote`, by this version or an earlier one.
  const { position, stalled = [] } = JSON.parse(text) as Partial<ShareNote>;
  return { position, stalled };
}
