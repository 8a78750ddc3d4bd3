/**
 * Events per step. A store keeps the version that a row had at the end of each step. A point in
 * time between two ends starts from the earlier one: few events are folded, and rows that change
 * with every sale leave few earlier versions.
 */
export const pastStep = 512;

/** The last end of a step at or before the revision; -1 before the first. */
export const endBefore = (revision: number): number =>
  Math.floor((revision + 1) / pastStep) * pastStep - 1;

/** Whether a row made at a revision was current at the end of a step before it was replaced. */
export const lastsToAnEnd = (revision: number, replacedBy: number): boolean =>
  endBefore(replacedBy - 1) >= revision;
