/** The marks of an axis from 0, or below it, to at least `max`: 1, 2 or 5 times a power of ten. */
export function ticksOf(min: number, max: number, count = 4): readonly number[] {
  const low = Math.min(0, min);
  const high = Math.max(0, max);
  if (low === high) return [0, 1];
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Which of so many labels fit: every first, second, fifth… */
export function everyOf(labels: number, width: number, labelWidth: number): number {
  const fit = Math.max(1, Math.floor(width / labelWidth));
  return Math.max(1, Math.ceil(labels / fit));
}

/** Where a value lies between two ends, as a part of 1. */
export const partOf = (value: number, low: number, high: number): number =>
  high === low ? 0 : (value - low) / (high - low);
