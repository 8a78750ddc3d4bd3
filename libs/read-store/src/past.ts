/**
 * A store keeps of a row what it was at the end of each step of so many events. A moment between
 * two ends is had from the earlier one: few events are folded, and rows that change with every
 * sale leave few earlier ones.
 */
export const pastStep = 512;

/** The last end of a step that is not behind the revision; -1 before the first. */
export const endBefore = (revision: number): number =>
  Math.floor((revision + 1) / pastStep) * pastStep - 1;

/** Whether a row of the first revision was still that at some end before it was replaced. */
export const lastsToAnEnd = (revision: number, replacedBy: number): boolean =>
  endBefore(replacedBy - 1) >= revision;
