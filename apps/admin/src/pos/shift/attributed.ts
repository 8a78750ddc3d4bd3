import type { Happening } from '../till/till-journal.js';

/** Kinds of entries without a cashier: they name the member themselves, or are of no shift. */
const ofNobody: ReadonlySet<Happening['kind']> = new Set([
  ...(['joinShift', 'print', 'client', 'consent'] as const),
]);

/** The entry with the cashier and the member signed in, unless it names them. */
export function attributed(action: Happening, cashierId: string, signedInId?: string): Happening {
  if (cashierId === '' || ofNobody.has(action.kind)) return action;
  // Each of the other kinds may name its cashier.
  const signedIn = signedInId !== undefined && signedInId !== cashierId && { signedInId };
  return { ...action, said: { cashierId, ...signedIn, ...action.said } } as Happening;
}
