import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import type {
  LockSupervisorPin,
  RemoveSupervisorPin,
  SetSupervisorPin,
} from './identity.commands.js';
import { mayDo, requirePermission } from './members.js';

/** Digits of a PIN: it is typed at a till, in front of others. */
export const PIN_LENGTH = { min: 4, max: 8 };
/** Wrong attempts of one member in a row after which that member waits. */
export const PIN_ATTEMPTS = 5;
/** Wrong attempts in a row, of all members together, after which a PIN is of no use. */
export const PIN_LOCK_ATTEMPTS = 20;

/** Refuses a PIN that is none, or that is the first that anybody tries. */
export function checkPin(pin: string, path = 'pin'): void {
  const { min, max } = PIN_LENGTH;
  if (!/^\d+$/.test(pin) || pin.length < min || pin.length > max) {
    refuse('approval.invalidPin', { min, max }, path);
  }
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  if ([-1, 0, 1].some((step) => steps.every((one) => one === step))) {
    refuse('approval.simplePin', undefined, path);
  }
}

/** The member's own PIN, in the place of the one before; a locked one is free again. */
export const setSupervisorPin: Decide<SetSupervisorPin> = (books, { pinId }, { actorId: id }) => {
  if (!mayDo(books, id, 'pos.sell')) requirePermission(books, id, 'pos.approve');
  return [{ type: 'SupervisorPinSet', data: { id, pinId } }];
};

/** Removes the actor's own PIN, regardless of its permissions; has no effect if there is none. */
export const removeSupervisorPin: Decide<RemoveSupervisorPin> = (books, _, { actorId: id }) => {
  if (books.identity.members.get(id)?.pin === undefined) return [];
  return [{ type: 'SupervisorPinRemoved', data: { id } }];
};

/** Of the PIN that was tried: a new one that was set meanwhile stays free. */
export const lockSupervisorPin: Decide<LockSupervisorPin> = (books, { id, pinId, attempts }) => {
  const pin = books.identity.members.get(id)?.pin;
  if (pin?.pinId !== pinId || pin.isLocked) return [];
  return [{ type: 'SupervisorPinLocked', data: { id, attempts } }];
};
