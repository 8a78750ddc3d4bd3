import { createSlice } from './slice.js';
import { SNACK_AUTO_HIDE_MS } from './time-limits.js';

export type SnackTone = 'info' | 'success' | 'error';

export interface SnackMessage {
  readonly id: number;
  readonly open: boolean;
  readonly message: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly tone: SnackTone;
}

export const snack = createSlice<{ readonly list: readonly SnackMessage[] }>({ list: [] });

let lastId = 0;

/**
 * Shows a message at the bottom of the page; `duration` in milliseconds. One that says the same as
 * before stands in its place: what goes wrong with every sale does not hide the page.
 */
export function showSnack(
  message: string,
  tone: SnackTone = 'info',
  duration = SNACK_AUTO_HIDE_MS,
): void {
  lastId += 1;
  const others = snack.get().list.filter((each) => each.message !== message);
  snack.merge({ list: [...others, { id: lastId, open: true, message, duration, tone }] });
}

/** Takes one message away; the others stay where they are. */
export function closeSnack(id: number): void {
  snack.merge({ list: snack.get().list.filter((message) => message.id !== id) });
}
