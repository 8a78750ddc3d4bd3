import { createSlice } from '../../boot/slice.js';
import type { ToldShift } from '@balcao/printing';
import type { TillSession } from '../till/till-session.js';

/** A shift that was closed on this device, for the card that says so. */
export interface LastClosed {
  readonly id: string;
  readonly cashRegisterId: string | null;
  readonly countedMinor: number | undefined;
  readonly leftMinor: number | undefined;
  readonly depositedMinor: number;
  /** What should have been in the drawer, as far as it was known; minor units. */
  readonly expectedMinor?: number;
  /** The shift on paper, until the server has its Z. */
  readonly told?: ToldShift;
  /** Whoever counted does not see what should have been there, whoever is signed in. */
  readonly isBlind?: true;
  /** Whether its Z was printed here: what is printed again is a copy. */
  readonly isPrinted?: true;
}

export const lastClosed = createSlice<{ readonly shift: LastClosed | null }>({ shift: null });

/** The shift that was closed last is kept under this, until the next one is opened. */
export const LAST_CLOSED = 'lastClosed';

/** Has the card speak of what this device knows, as before the page was reloaded. */
export async function recallLastClosed({ database, companyId }: TillSession): Promise<void> {
  const kept = (await database.get('pos', [companyId, LAST_CLOSED])) as LastClosed | undefined;
  lastClosed.merge({ shift: kept ?? null });
}

/** Its Z was printed: from now on it is a copy, whenever the page is loaded. */
export async function noteZPrinted({ database, companyId }: TillSession): Promise<void> {
  const { shift } = lastClosed.get();
  if (shift === null) return;
  const printed: LastClosed = { ...shift, isPrinted: true };
  lastClosed.merge({ shift: printed });
  await database.put('pos', printed, [companyId, LAST_CLOSED]);
}

/** The next shift has begun: the card of the one before it is not shown again. */
export async function forgetLastClosed({ database, companyId }: TillSession): Promise<void> {
  lastClosed.merge({ shift: null });
  await database.delete('pos', [companyId, LAST_CLOSED]);
}
