import { createSlice } from '../../boot/slice.js';
import type { ShiftFacts } from '@balcao/printing';
import type { TillSession } from '../till/till-session.js';

/** A shift closed on this device, for its card. */
export interface LastClosed {
  readonly id: string;
  readonly cashRegisterId: string | null;
  readonly countedMinor: number | undefined;
  readonly leftMinor: number | undefined;
  readonly depositedMinor: number;
  /** The expected cash, if known; minor units. */
  readonly expectedMinor?: number;
  /** The shift on paper, until the server has its Z. */
  readonly closing?: ShiftFacts;
  /** A blind count: expected cash is hidden regardless of who is signed in. */
  readonly isBlind?: true;
  /** Whether its Z was printed here; later prints are copies. */
  readonly isPrinted?: true;
}

export const lastClosed = createSlice<{ readonly shift: LastClosed | null }>({ shift: null });

/** The storage key of the last closed shift, until the next one is opened. */
export const LAST_CLOSED = 'lastClosed';

/** Restores the card after a reload. */
export async function recallLastClosed({ database, companyId }: TillSession): Promise<void> {
  const kept = (await database.get('pos', [companyId, LAST_CLOSED])) as LastClosed | undefined;
  lastClosed.merge({ shift: kept ?? null });
}

/** Marks its Z as printed: later prints are copies, even after a reload. */
export async function noteZPrinted({ database, companyId }: TillSession): Promise<void> {
  const { shift } = lastClosed.get();
  if (shift === null) return;
  const printed: LastClosed = { ...shift, isPrinted: true };
  lastClosed.merge({ shift: printed });
  await database.put('pos', printed, [companyId, LAST_CLOSED]);
}

/** Removes the card when the next shift begins. */
export async function forgetLastClosed({ database, companyId }: TillSession): Promise<void> {
  lastClosed.merge({ shift: null });
  await database.delete('pos', [companyId, LAST_CLOSED]);
}
