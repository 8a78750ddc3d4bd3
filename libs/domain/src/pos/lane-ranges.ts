/** A range of entries in a device sequence: its first and last. */
export interface LaneRange {
  readonly from: number;
  readonly to: number;
}

/** The ranges with one entry removed. */
export function without(ranges: readonly LaneRange[], sequence: number): readonly LaneRange[] {
  return ranges.flatMap((range) => {
    const { from, to } = range;
    if (sequence < from || sequence > to) return [range];
    const parts = [
      { from, to: sequence - 1 },
      { from: sequence + 1, to },
    ];
    return parts.filter((part) => part.from <= part.to);
  });
}
