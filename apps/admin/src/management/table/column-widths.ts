/** Widths of columns in pixels, by their sources. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** A column that shows less than this is better hidden; one that is wider hides the others. */
export const WIDTH_MIN = 56;
export const WIDTH_MAX = 900;

/** What a key moves a column's edge by. */
export const WIDTH_STEP = 16;

/** Of a column that was never seen beside the others. */
const WIDTH_AT_FIRST = 150;

export const clampedWidth = (width: number): number =>
  Math.round(Math.max(WIDTH_MIN, Math.min(WIDTH_MAX, width)));

/**
 * The widths that fill a place: as they were chosen, the last one taking what is left over; wider
 * than the place together, the table scrolls.
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
