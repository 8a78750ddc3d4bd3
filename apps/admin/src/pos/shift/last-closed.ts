import { createSlice } from '../../boot/slice.js';

/** A shift that was closed on this page, for the card that says so. */
export interface LastClosed {
  readonly id: string;
  readonly countedMinor: number | undefined;
  readonly leftMinor: number | undefined;
  readonly depositedMinor: number;
}

export const lastClosed = createSlice<{ readonly shift: LastClosed | null }>({ shift: null });
