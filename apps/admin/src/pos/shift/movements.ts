import { createSlice } from '../../boot/slice.js';

/** Cash that was moved on this page, so that its slip can be printed. */
export interface Movement {
  readonly id: string;
  readonly shiftId: string;
  readonly kind: 'in' | 'out' | 'drop';
  readonly amountMinor: number;
  readonly reason: string;
  /** UTC ISO instant. */
  readonly at: string;
  readonly cashier: string;
  /** Where a drop went. */
  readonly account?: string;
}

/** Slips that are offered again, the newest first. */
const OFFERED_MAX = 5;

export const movements = createSlice<{ readonly list: readonly Movement[] }>({ list: [] });

/** Remembers one; the oldest goes. */
export function rememberMovement(movement: Movement): void {
  movements.merge({ list: [movement, ...movements.get().list].slice(0, OFFERED_MAX) });
}
