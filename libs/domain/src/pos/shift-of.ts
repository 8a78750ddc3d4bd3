import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import { activeMember, actorName } from '../identity/index.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import type { AtTill } from './pos.commands.js';
import { SHIFT_REASON_MAX } from './pos.limits.js';
import type { OpenShift } from './pos.slice.js';
import type { OnDeviceOf } from './on-device-of.js';
import type { TillStamp } from './shift.events.js';
import { shiftOf } from './till.js';

/** A shift to act in: an open one, or a closed one that receives late entries. */
export interface ActingShift {
  readonly id: string;
  readonly on: string;
  readonly cashRegisterId: string;
  readonly treasuryAccountId: string;
  readonly isLate: boolean;
}

/**
 * The open shift; a closed one is refused by naming its Z, an unknown one in the specification's
 * words.
 */
export function openShiftOf(books: Books, id: string): OpenShift {
  const open = books.pos.shifts.get(id);
  const closed = open ? undefined : books.pos.closed.get(id);
  if (closed) refuse('shift.closed', { z: closed.z });
  return shiftOf(open);
}

/** The shift of an action; past actions may belong to a closed one. */
export function actingShift(books: Books, id: string, context: DecideContext): ActingShift {
  const closed = context.isPast === true ? books.pos.closed.get(id) : undefined;
  if (closed) return { id, ...closed, isLate: true };
  const { on, cashRegisterId, treasuryAccountId } = openShiftOf(books, id);
  return { id, on, cashRegisterId, treasuryAccountId, isLate: false };
}

/** Who acts, when, and who is signed in. */
export interface Acting extends OnDeviceOf {
  readonly cashierId: string;
  readonly cashier: string;
  readonly at: string;
}

/** The cashier must have joined the shift. */
export function readActing(
  books: Books,
  command: AtTill & { readonly shiftId: string },
  context: DecideContext,
): Acting {
  const { shiftId, cashierId, at } = command;
  const { actorId, now, isPast } = context;
  const id = cashierId ?? actorId;
  const name = books.pos.shifts.get(shiftId)?.cashiers.get(id);
  if (name === undefined && isPast !== true) {
    const path = cashierId === undefined ? '' : 'cashierId';
    refuse('shift.cashierNotIn', { cashier: actorName(books, id) }, path);
  }
  return {
    cashierId: id,
    cashier: name ?? actorName(books, id),
    at: readInstant(at, now),
    ...readSignedIn(books, { ...command, cashierId: id }, context),
  };
}

/**
 * The member signed in on the device, if not the cashier. An entry sent later may arrive under
 * another sign-in, so the till names the member.
 */
export function readSignedIn(
  books: Books,
  { cashierId, signedInId: id }: AtTill,
  { isPast }: DecideContext,
): OnDeviceOf {
  if (id === undefined || id === cashierId) return {};
  const name = actorName(books, id);
  if (name !== '') return { signedIn: { id, name } };
  return isPast === true ? {} : refuse('shift.cashierUnknown', undefined, 'signedInId');
}

/** Only active members may act at a till. */
export function cashierName(books: Books, id: string): string {
  return activeMember(books, id)?.name ?? refuse('shift.cashierUnknown', undefined, 'cashierId');
}

const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** The given time or now, whichever is earlier. */
export function readInstant(sentence: string | undefined, now: string): string {
  if (sentence === undefined) return now;
  if (!instantShape.test(sentence) || Number.isNaN(Date.parse(sentence))) {
    refuse('field.invalid', { field: 'at' }, 'at');
  }
  return sentence > now ? now : new Date(sentence).toISOString();
}

/** The stamp of a document or a payment at the till. */
export function stampOf(shift: ActingShift, acting: Acting, cashMinor: number): TillStamp {
  const { id: shiftId, on: shiftOn, cashRegisterId, isLate } = shift;
  const stamp = { shiftId, shiftOn, cashRegisterId, ...acting, cashMinor };
  return isLate ? { ...stamp, isLate } : stamp;
}

const reasonText = text(SHIFT_REASON_MAX);

/** The reason; required. */
export function readReason(sent: string, path = 'reason'): string {
  const problems = new Problems();
  const reason = reasonText.read(sent, path, problems);
  problems.refuseIfAny();
  return reason ?? refuse('shift.reasonRequired', undefined, path);
}

/** The open shift of a cashier: the one joined last. */
export function openShiftWith(books: Books, userId: string): OpenShift | undefined {
  return [...books.pos.shifts.values()].reverse().find(({ cashiers }) => cashiers.has(userId));
}
