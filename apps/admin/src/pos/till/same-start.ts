import type { TillStart } from '@balcao/contracts';

/** Whether an answer equals the previous one except for its time. */
export function isSameStart(known: TillStart | null, start: TillStart): boolean {
  return known !== null && contentOf(known) === contentOf(start);
}

const contentOf = (start: TillStart): string => JSON.stringify({ ...start, now: '', revision: 0 });

/** Whether two plain values are equal, with fields in the same order. */
export const isSameContent = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
