import { createSlice } from '../../boot/slice.js';

/** A cash movement made on this page, for its slip. */
export interface Movement {
  readonly id: string;
  readonly shiftId: string;
  readonly kind: 'in' | 'out' | 'drop';
  readonly amountMinor: number;
  readonly reason: string;
  /** UTC ISO instant. */
  readonly at: string;
  readonly cashier: string;
  /** The account of a drop. */
  readonly account?: string;
}

/** The number of slips offered again, newest first. */
const OFFERED_MAX = 5;

export const movements = createSlice<{ readonly list: readonly Movement[] }>({ list: [] });

/** Adds one and drops the oldest. */
export function rememberMovement(movement: Movement): void {
  movements.merge({ list: [movement, ...movements.get().list].slice(0, OFFERED_MAX) });
}
