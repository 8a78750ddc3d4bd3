/** Whether one number is ten times the other: a digit too many, or one too few. */
export const tenfold = (written: number, right: number): boolean =>
  written === right * 10 || right === written * 10;

/** Whether two neighbouring digits of the one are swapped in the other: 1 250 for 1 520. */
export function digitsSwapped(written: number, right: number): boolean {
  const [one, other] = [String(written), String(right)];
  if (one.length !== other.length || one === other) return false;
  const at = Array.from(one).findIndex((digit, index) => digit !== other[index]);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isSwapped && one.slice(at + 2) === other.slice(at + 2);
}
