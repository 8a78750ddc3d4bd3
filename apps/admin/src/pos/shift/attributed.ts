import type { Happening } from '../till/till-journal.js';

/** Kinds that no cashier stands behind: they say themselves whom they are about. */
const ofNobody: ReadonlySet<Happening['kind']> = new Set(['joinShift', 'print', 'client']);

/** The entry with who is at the till, unless it says so already. */
export function attributed(action: Happening, cashierId: string): Happening {
  if (cashierId === '' || ofNobody.has(action.kind)) return action;
  // Each of the other kinds may name its cashier.
  return { ...action, said: { cashierId, ...action.said } } as Happening;
}
