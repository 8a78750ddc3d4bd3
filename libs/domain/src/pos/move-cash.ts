import type { Books } from '../books.js';
import type { Decide, DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import { checkAmount, usableAccount } from '../treasury/index.js';
import { refuseLeavingCash, refuseVoid } from './cash-limits.js';
import { lineCashier } from './line-cashiers.js';
import type { CountShift, MoveShiftCash, NoteShift } from './pos.commands.js';
import { SHIFT_COUNTS_MAX, SHIFT_REASON_MAX } from './pos.limits.js';
import { readCount } from './denominations.js';
import type { ShiftCashMoved, ShiftCount, ShiftNoted } from './shift.events.js';
import { amendment } from './amend-shift.js';
import type { Writable } from '../kernel/index.js';
import { actingShift, openShiftOf, readActing, readReason, type ActingShift } from './shift-of.js';
import { dayOfMovement } from './till-money.js';

/** Puts cash into the drawer or takes it out, with a reason; the treasury moves with it. */
export const moveShiftCash: Decide<MoveShiftCash> = (books, command, context) => {
  const { id, movementId, kind, amountMinor } = command;
  refuseTakenId(books, movementId, 'movementId');
  const shift = actingShift(books, id, context);
  const acting = readActing(books, { ...command, shiftId: id }, context);
  const reason = readReason(command.reason);
  const problems = new Problems();
  checkAmount(amountMinor, 'amountMinor', problems);
  const moved = movement(books, command, { shift, reason, at: acting.at, context, problems });
  problems.refuseIfAny();
  const leavingMinor = kind === 'in' ? 0 : amountMinor;
  const leaving = { shift, acting, cashMinor: leavingMinor, path: 'amountMinor' };
  refuseLeavingCash(books, { ...leaving, as: 'out' }, context);
  const data: Writable<ShiftCashMoved['data']> = {
    id,
    movementId,
    kind,
    amountMinor,
    reason,
    ...acting,
  };
  if (!shift.isLate) return [{ type: 'ShiftCashMoved', data }, moved];
  data.isLate = true;
  const cashMinor = kind === 'in' ? amountMinor : -amountMinor;
  const late = { recordId: movementId, kind: 'cash', totalMinor: 0, cashMinor } as const;
  const amended = amendment(books, shift, { ...late, at: acting.at });
  return [{ type: 'ShiftCashMoved', data }, moved, amended];
};

interface Reading {
  readonly shift: ActingShift;
  readonly reason: string;
  readonly at: string;
  readonly context: DecideContext;
  readonly problems: Problems;
}

/** The treasury movement that goes with it, on the drawer's account. */
function movement(
  books: Books,
  { movementId, kind, amountMinor, accountId: otherId }: MoveShiftCash,
  { shift, reason, at, context, problems }: Reading,
): JournalEvent {
  const drawerId = shift.treasuryAccountId;
  const on = dayOfMovement(books, [drawerId, otherId], at, context);
  usableAccount(books, drawerId, on, '', problems);
  if (kind === 'drop' || otherId !== undefined) {
    usableAccount(books, otherId, on, 'accountId', problems);
    if (otherId === drawerId) problems.add('accountId', 'treasury.sameAccount');
  }
  const data = { id: movementId, on, description: reason, shiftId: shift.id };
  const sign = kind === 'in' ? 1 : -1;
  const drawer = { accountId: drawerId, amountMinor: sign * amountMinor };
  if (otherId === undefined) {
    const type = kind === 'in' ? 'MoneyDeposited' : 'MoneyWithdrawn';
    return { type, data: { ...data, entries: [drawer] } };
  }
  const other = { accountId: otherId, amountMinor: 0 - sign * amountMinor };
  const entries = kind === 'in' ? [other, drawer] : [drawer, other];
  return { type: 'MoneyTransferred', data: { ...data, entries } };
}

/** Records what the cashier counted; expected figures are neither requested nor shown. */
export const countShift: Decide<CountShift> = (books, command, context) => {
  const { id, countedMinor: totalMinor, denominations, means = [] } = command;
  const shift = openShiftOf(books, id);
  const acting = readActing(books, { ...command, shiftId: id }, context);
  if (shift.counts.length >= SHIFT_COUNTS_MAX) {
    refuse('shift.tooManyCounts', { max: SHIFT_COUNTS_MAX });
  }
  const problems = new Problems();
  const countedMinor = readCount({ totalMinor, denominations }, 'countedMinor', problems);
  for (const [index, { methodId, amountMinor }] of means.entries()) {
    const method = books.payments.methods.get(methodId);
    if (!method || method.kind === 'cash') {
      problems.add(`means.${index}.methodId`, 'payment.methodNotSelected', { line: index + 1 });
    }
    if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
      problems.add(`means.${index}.amountMinor`, 'payment.invalidAmount', { line: index + 1 });
    }
  }
  problems.refuseIfAny();
  const counted: Writable<ShiftCount> = {
    number: shift.counts.length + 1,
    countedMinor,
    means,
    ...acting,
  };
  if (denominations) counted.denominations = denominations;
  return [{ type: 'ShiftCounted', data: { ...counted, id } }];
};

const noteText = text(SHIFT_REASON_MAX);
const askedText = required(noteText, 'shift.reasonRequired');

/** Records what happened at the till other than sales and cash. */
export const noteShift: Decide<NoteShift> = (books, command, context) => {
  const { id, kind, amountMinor, recordId } = command;
  actingShift(books, id, context);
  const acting = readActing(books, { ...command, shiftId: id }, context);
  const problems = new Problems();
  // A till says it itself what it opens for; what it has opened for nothing has happened.
  const isAsked = kind === 'drawerOpened' && context.isPast !== true;
  const sentence = (isAsked ? askedText : noteText).read(command.text, 'text', problems);
  if (amountMinor !== undefined && !Number.isSafeInteger(amountMinor)) {
    problems.add('amountMinor', 'field.invalid', { field: 'amountMinor' });
  }
  problems.refuseIfAny();
  if (kind === 'lineRemoved' || kind === 'saleCleared') {
    const { cashierId } = acting;
    refuseVoid(books, { cashierId, amountMinor: amountMinor ?? 0 }, context);
  }
  const data: Writable<ShiftNoted['data']> = { id, kind, ...acting };
  if (sentence !== undefined) data.text = sentence;
  if (amountMinor !== undefined) data.amountMinor = amountMinor;
  if (recordId !== undefined) data.recordId = recordId;
  const other = lineCashier(books, command.lineCashierId, acting, 'lineCashierId');
  if (other) data.lineCashier = other;
  return [{ type: 'ShiftNoted', data }];
};
