import type { TillStart } from '@balcao/contracts';
import type { TillSession } from '../till/till-session.js';

export type Cashier = Pick<TillStart['cashiers'][number], 'id' | 'name'>;

/** Whether the cashier has joined the open shift. */
export function isInShift(till: TillSession, id: string): boolean {
  const { shift } = till.state.get();
  return shift?.cashiers.some((one) => one.id === id) === true;
}

/** Whether the cashier's PIN was set by someone else and must be changed. */
export const hasStartPin = ({ cashiers }: Pick<TillStart, 'cashiers'>, id: string): boolean =>
  cashiers.some((one) => one.id === id && one.hasStartPin === true);

/** The member signed in needs no PIN to join. */
export async function joinAsSelf(till: TillSession, self: Cashier): Promise<void> {
  const { shift } = till.state.get();
  if (shift === null || isInShift(till, self.id)) return;
  const cashiers = [...shift.cashiers, { id: self.id, name: self.name }];
  const fields = { id: shift.id, cashierId: self.id };
  await till.append({ kind: 'joinShift', said: fields }, { shift: { ...shift, cashiers } });
}
