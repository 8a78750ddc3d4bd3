import type { TillStart } from '@balcao/contracts';
import { ulid } from 'ulidx';
import { session } from '../../boot/session-state.js';
import { request } from '../../http/request.js';
import type { OpenTill } from '../till/open-till.js';
import type { TillSession } from '../till/till-session.js';

type Cashier = Pick<TillStart['cashiers'][number], 'id' | 'name'>;

/** Whether the cashier has joined the shift that is open. */
export function isInShift(till: TillSession, id: string): boolean {
  const { shift } = till.state.get();
  return shift?.cashiers.some((one) => one.id === id) === true;
}

/** Whoever is signed in needs no PIN to join: the device speaks for that person. */
export async function joinAsSelf(till: TillSession, self: Cashier): Promise<void> {
  const { shift } = till.state.get();
  if (shift === null || isInShift(till, self.id)) return;
  const cashiers = [...shift.cashiers, { id: self.id, name: self.name }];
  const said = { id: shift.id, cashierId: self.id };
  await till.append({ kind: 'joinShift', said }, { shift: { ...shift, cashiers } });
}

/**
 * Puts another cashier at the till. The server checks the PIN; without a network only those change
 * who have joined the shift before, since a device holds nothing that a PIN could be checked
 * against. Throws `ProblemError`.
 */
export async function changeCashier(
  { session: till, sync }: OpenTill,
  cashier: Cashier,
  pin: string,
): Promise<void> {
  const { id, name } = cashier;
  if (till.view.get().isOnline) {
    // The server has to know the shift before somebody joins it.
    await sync.beat();
    await request(`/api/shifts/${till.shift.id}/join`, {
      method: 'POST',
      companyId: till.companyId,
      idempotencyKey: ulid(),
      body: { cashierId: id, ...(pin !== '' && { pin }) },
    });
  }
  const { shift } = till.state.get();
  if (shift === null) return;
  const cashiers = isInShift(till, id) ? shift.cashiers : [...shift.cashiers, { id, name }];
  const isSelf = id === session.get().info?.user.id;
  // What it came to so far may be hidden from whoever is at the till now: it is read again.
  const { id: shiftId, number, on, openedAt, treasuryAccountId, floatMinor, counts } = shift;
  const blind = { id: shiftId, number, on, openedAt, treasuryAccountId, floatMinor, counts };
  till.state.merge({ cashier: isSelf ? null : { id, name }, shift: { ...blind, cashiers } });
  await sync.beat();
}
