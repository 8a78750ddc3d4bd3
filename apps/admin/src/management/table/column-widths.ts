/** Widths of columns in pixels, by source. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** Smallest and largest width of a column. */
export const WIDTH_MIN = 56;
export const WIDTH_MAX = 900;

/** The step of a key press, in pixels. */
export const WIDTH_STEP = 16;

/** The width of a column that was never measured. */
const WIDTH_AT_FIRST = 150;

export const clampedWidth = (width: number): number =>
  Math.round(Math.max(WIDTH_MIN, Math.min(WIDTH_MAX, width)));

/**
 * The widths that fill a container: as chosen, with the rest given to the last; if their sum is
 * wider, the table scrolls.
 */
export function filledWidths(
  sources: readonly string[],
  chosen: ColumnWidths,
  room: number,
): readonly number[] {
  const widths = sources.map((source) => chosen[source] ?? WIDTH_AT_FIRST);
  const left = room - widths.reduce((sum, width) => sum + width, 0);
  return left <= 0
    ? widths
    : widths.map((width, at) => (at === widths.length - 1 ? width + left : width));
}
