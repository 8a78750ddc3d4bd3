import type { TillStart } from '@balcao/contracts';
import type { TillSession } from '../till/till-session.js';

export type Cashier = Pick<TillStart['cashiers'][number], 'id' | 'name'>;

/** Whether the cashier has joined the shift that is open. */
export function isInShift(till: TillSession, id: string): boolean {
  const { shift } = till.state.get();
  return shift?.cashiers.some((one) => one.id === id) === true;
}

/** Whether somebody else set the cashier's PIN, and the cashier has to choose another. */
export const hasStartPin = ({ cashiers }: Pick<TillStart, 'cashiers'>, id: string): boolean =>
  cashiers.some((one) => one.id === id && one.hasStartPin === true);

/** Whoever is signed in needs no PIN to join: the device speaks for that person. */
export async function joinAsSelf(till: TillSession, self: Cashier): Promise<void> {
  const { shift } = till.state.get();
  if (shift === null || isInShift(till, self.id)) return;
  const cashiers = [...shift.cashiers, { id: self.id, name: self.name }];
  const said = { id: shift.id, cashierId: self.id };
  await till.append({ kind: 'joinShift', said }, { shift: { ...shift, cashiers } });
}
