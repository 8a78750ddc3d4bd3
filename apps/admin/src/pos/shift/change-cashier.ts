import { ulid } from 'ulidx';
import { session } from '../../boot/session-state.js';
import { request } from '../../http/request.js';
import type { OpenTill } from '../till/open-till.js';
import { isInShift, type Cashier } from './cashiers.js';

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
