import type { TillShift } from '@balcao/contracts';
import { ulid } from 'ulidx';
import { session } from '../../boot/session-state.js';
import { request } from '../../http/request.js';
import { sentence } from '../../i18n/messages.js';
import { OfflinePins } from '../lock/kept-pins.js';
import type { OpenTill } from '../till/open-till.js';
import type { TillSession } from '../till/till-session.js';
import { hasStartPin, isInShift, type Cashier } from './cashiers.js';

/**
 * Changes the cashier. The server checks the PIN and counts wrong ones; offline the device checks
 * it, if it was used here before. Throws the problem. A cashier whose PIN was set by someone else
 * must change it first, when online; the result says so.
 */
export async function changeCashier(
  { session: till, sync }: OpenTill,
  cashier: Cashier,
  pin: string,
): Promise<'done' | 'mustChoose'> {
  const { id, name } = cashier;
  // The server has to know the shift before somebody joins it, and its answer which PIN it is.
  if (till.view.get().isOnline) await sync.beat();
  if (till.view.get().isOnline) {
    await proveOnServer(till, id, pin);
    if (pin !== '' && hasStartPin(till.start, id)) return 'mustChoose';
  } else if (pin !== '') {
    await proveHere(till, id, pin);
  }
  const { shift } = till.state.get();
  const isSelf = id === session.get().info?.user.id;
  till.state.merge({
    cashier: isSelf ? null : { id, name },
    ...(shift !== null && { shift: withCashier(till, shift, cashier) }),
  });
  await sync.beat();
  return 'done';
}

/** The figures may be hidden from the next cashier, so they are reloaded. */
function withCashier(till: TillSession, shift: TillShift, { id, name }: Cashier): TillShift {
  const cashiers = isInShift(till, id) ? shift.cashiers : [...shift.cashiers, { id, name }];
  const { id: shiftId, number, on, openedAt, treasuryAccountId, floatMinor, counts } = shift;
  return { id: shiftId, number, on, openedAt, treasuryAccountId, floatMinor, counts, cashiers };
}

async function proveOnServer(till: TillSession, cashierId: string, pin: string): Promise<void> {
  const { companyId, database } = till;
  const { shift } = till.state.get();
  const proof = { cashierId, ...(pin !== '' && { pin }) };
  const path = shift === null ? '/api/shifts/operators' : `/api/shifts/${shift.id}/join`;
  // Before there is a shift to join, the person who is signed in proves nothing.
  if (shift !== null || pin !== '') {
    await request(path, { method: 'POST', companyId, idempotencyKey: ulid(), body: proof });
  }
  const { cashiers } = till.start;
  const pinId = cashiers.find(({ id }) => id === cashierId)?.pinId;
  if (pin === '' || pinId === undefined) return;
  const current = cashiers.flatMap((one) => one.pinId ?? []);
  // A device that keeps nothing asks the server each time.
  await new OfflinePins(database, companyId).keep(pinId, pin, current).catch(console.error);
}

async function proveHere(till: TillSession, cashierId: string, pin: string): Promise<void> {
  const { pinId = '' } = till.start.cashiers.find(({ id }) => id === cashierId) ?? {};
  const found = await new OfflinePins(till.database, till.companyId).check(pinId, pin);
  switch (found.kind) {
    case 'right':
      return;
    case 'unknown':
      throw new Error(sentence('asked.lock.unknown'));
    case 'wrong':
      throw new Error(sentence('asked.lock.wrong', { left: found.left }));
    case 'waits':
      throw new Error(sentence('asked.lock.waits', { minutes: found.minutes }));
  }
}
