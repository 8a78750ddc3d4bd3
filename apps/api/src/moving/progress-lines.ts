import { sayEveryMs } from './limits.js';

/** `12,345`. */
export const counted = (count: number): string => count.toLocaleString('en');

/** Tells every now and then how far a step is; the total may not be known. */
export function progressLines(
  what: string,
  say: (line: string) => void,
  total?: number,
): (count: number) => void {
  let saidAt = performance.now();
  return (count) => {
    if (performance.now() - saidAt < sayEveryMs) return;
    saidAt = performance.now();
    const share = total === undefined ? '' : ` of ${counted(total)}`;
    say(`${what}: ${counted(count)}${share}`);
  };
}
