import type { Happening } from '../till/till-journal.js';

/** Kinds that no cashier stands behind: they say themselves whom they are about. */
const ofNobody: ReadonlySet<Happening['kind']> = new Set(['joinShift', 'print', 'client']);

/** The entry with who is at the till and who is signed in there, unless it says so already. */
export function attributed(action: Happening, cashierId: string, signedInId?: string): Happening {
  if (cashierId === '' || ofNobody.has(action.kind)) return action;
  // Each of the other kinds may name its cashier.
  const signedIn = signedInId !== undefined && signedInId !== cashierId && { signedInId };
  return { ...action, said: { cashierId, ...signedIn, ...action.said } } as Happening;
}
