import { maxBackoffMs } from './limits.js';

/** The wait after an attempt, in milliseconds: doubled after each, up to `maxBackoffMs`. */
export function backoffAfter(attempts: number, backoffMs: number): number {
  return Math.min(maxBackoffMs, backoffMs * 2 ** Math.max(0, attempts - 1));
}
