import type { MissingNumber } from '@balcao/contracts';

/** Numbers of one series that follow each other, as they stand on paper. */
export interface MissingRange {
  /** `VD 2026C1`. */
  readonly series: string;
  readonly from: number;
  readonly to: number;
}

/** `VD 2026C1/4811` to `VD 2026C1/4817` as one. */
export function missingRanges(numbers: readonly MissingNumber[]): readonly MissingRange[] {
  const ranges: MissingRange[] = [];
  for (const { series, number } of numbers
    .map(({ reference }) => placed(reference))
    .sort(byPlace)) {
    const last = ranges.at(-1);
    if (last?.series === series && number <= last.to + 1) {
      ranges[ranges.length - 1] = { ...last, to: Math.max(last.to, number) };
    } else ranges.push({ series, from: number, to: number });
  }
  return ranges;
}

interface Placed {
  readonly series: string;
  readonly number: number;
}

function placed(reference: string): Placed {
  const at = reference.lastIndexOf('/');
  return { series: reference.slice(0, at), number: Number.parseInt(reference.slice(at + 1), 10) };
}

const byPlace = (one: Placed, other: Placed): number =>
  one.series === other.series
    ? one.number - other.number
    : one.series.localeCompare(other.series, 'en');
