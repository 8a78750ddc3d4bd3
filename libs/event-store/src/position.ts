declare const positionBrand: unique symbol;

/**
 * A place in the order of all streams. Opaque: only the store that made it can say what it means.
 * Every adapter pads its positions, so that they compare as strings.
 */
export type Position = string & { readonly [positionBrand]: true };

/** Negative when `a` lies before `b`, 0 when equal, positive when behind. */
export function comparePositions(a: Position, b: Position): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
