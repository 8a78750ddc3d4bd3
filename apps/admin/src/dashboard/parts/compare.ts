/** How a figure compares with another: by how much of the other it grew; nothing without one. */
export function growthOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / Math.abs(before);
}

/** Sales without VAT less the cost of goods; undefined for users who may not see costs. */
export function marginOf(figures: {
  readonly netMinor: number;
  readonly costMinor?: number;
}): number | undefined {
  return figures.costMinor === undefined ? undefined : figures.netMinor - figures.costMinor;
}

/** The average of so many, rounded to the minor unit; 0 of none. */
export const averageOf = (minor: number, count: number): number =>
  count === 0 ? 0 : Math.round(minor / count);
