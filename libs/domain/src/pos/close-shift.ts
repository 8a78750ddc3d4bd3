import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Decide, DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { mayDo } from '../identity/index.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import { usableAccount, type TreasuryEntry } from '../treasury/index.js';
import type { ParkedSale } from './parking.events.js';
import type { CloseShift } from './pos.commands.js';
import { DIFFERENCE_ASKED_MINOR, SHIFT_REASON_MAX } from './pos.limits.js';
import { noStand, type OpenShift } from './pos.slice.js';
import type { ClosedMeans, ShiftClosedData, ShiftCount } from './shift.events.js';
import { closedMeans, expectedCash, netSales } from './shift-figures.js';
import { openShiftOf, readActing, type Acting } from './shift-of.js';
import { dayOfMovement } from './till-money.js';

/**
 * Closes a shift on its last count and records the Z, whose figures never change. A shortage or
 * surplus becomes a treasury movement; cash that is not kept as the next float is transferred to
 * another account.
 */
export const closeShift: Decide<CloseShift> = (books, command, context) => {
  const { id } = command;
  const shift = openShiftOf(books, id);
  const acting = readActing(books, { ...command, shiftId: id }, context);
  const counted = shift.counts.at(-1) ?? refuse('shift.notCounted');
  const parkedCount = parkedAt(books, shift.cashRegisterId);
  if (parkedCount > 0 && command.parkedStay !== true && context.isPast !== true) {
    refuse('shift.salesParked', { count: parkedCount });
  }
  const differenceMinor = counted.countedMinor - expectedCash(shift.figures);
  // Whoever closes it answers for it, whoever is signed in on the device.
  const { cashierId: actorId } = acting;
  refuseBeyondLimit(books, shift, differenceMinor, { ...context, actorId });
  const differenceReason = whyItDiffers(books, command, { shift, differenceMinor }, context);
  const problems = new Problems();
  const accountIds = [shift.treasuryAccountId, command.depositAccountId];
  const on = dayOfMovement(books, accountIds, acting.at, context);
  const leaving = readLeaving(books, command, { shift, counted, on }, problems);
  problems.refuseIfAny();
  const data = closedData(books, shift, { acting, counted, differenceMinor, parkedCount });
  const { leftMinor, depositedMinor } = leaving;
  data.leftMinor = leftMinor;
  if (differenceReason !== undefined) data.differenceReason = differenceReason;
  if (depositedMinor > 0 && command.depositAccountId !== undefined) {
    data.deposited = { accountId: command.depositAccountId, amountMinor: depositedMinor };
  }
  return [{ type: 'ShiftClosed', data }, ...movements(data, shift, on)];
};

/** The number of parked sales at the register. */
const parkedAt = (books: Books, cashRegisterId: string): number =>
  parkedSalesAt(books, cashRegisterId).length;

/** The parked sales at the register. */
function parkedSalesAt(books: Books, cashRegisterId: string): readonly ParkedSale[] {
  return [...books.pos.parked.values()].filter((sale) => sale.cashRegisterId === cashRegisterId);
}

/** The state of a shift between its last count and its Z. */
export interface ClosingOutlook {
  readonly counts: number;
  readonly countedMinor: number;
  readonly expectedMinor: number;
  readonly differenceMinor: number;
  readonly means: readonly ClosedMeans[];
  /** The difference exceeds the register's limit and needs a supervisor. */
  readonly isBeyondLimit: boolean;
  /** The difference is large enough to need a reason. */
  readonly needsReason: boolean;
  readonly parked: readonly ParkedSale[];
}

/** The result of closing the shift now; refused until the drawer has been counted. */
export function closingOutlook(books: Books, id: string): ClosingOutlook {
  const shift = openShiftOf(books, id);
  const { countedMinor, means } = shift.counts.at(-1) ?? refuse('shift.notCounted');
  const expectedMinor = expectedCash(shift.figures);
  const differenceMinor = countedMinor - expectedMinor;
  return {
    counts: shift.counts.length,
    countedMinor,
    expectedMinor,
    differenceMinor,
    means: closedMeans(nonCash(books, shift), means),
    isBeyondLimit: isBeyondLimit(books, shift, differenceMinor),
    needsReason: isBeyondLimit(books, shift, differenceMinor, DIFFERENCE_ASKED_MINOR),
    parked: parkedSalesAt(books, shift.cashRegisterId),
  };
}

function isBeyondLimit(
  books: Books,
  { cashRegisterId }: OpenShift,
  differenceMinor: number,
  usualMinor?: number,
): boolean {
  const { differenceLimitMinor: limitMinor = usualMinor } =
    books.pos.cashRegisters.get(cashRegisterId) ?? {};
  return limitMinor !== undefined && Math.abs(differenceMinor) > limitMinor;
}

/** A difference above the limit needs a supervisor; the refusal does not reveal its amount. */
function refuseBeyondLimit(
  books: Books,
  shift: OpenShift,
  differenceMinor: number,
  { approval, actorId, isPast }: DecideContext,
): void {
  if (!isBeyondLimit(books, shift, differenceMinor)) return;
  if (isPast === true || mayDo(books, actorId, 'pos.approve')) return;
  if (approval && mayDo(books, approval.approverId, 'pos.approve')) return;
  refuse('shift.differenceBeyondLimit');
}

const differenceText = text(SHIFT_REASON_MAX);

/** The reason given for a difference; required above the register's limit. */
function whyItDiffers(
  books: Books,
  { reason }: CloseShift,
  { shift, differenceMinor }: { readonly shift: OpenShift; readonly differenceMinor: number },
  { approval, isPast }: DecideContext,
): string | undefined {
  if (differenceMinor === 0) return undefined;
  const problems = new Problems();
  const sentence = differenceText.read(reason, 'reason', problems) ?? approval?.reason;
  problems.refuseIfAny();
  const isAsked = isPast !== true && isBeyondLimit(books, shift, differenceMinor);
  if (sentence === undefined && isAsked) problems.add('reason', 'shift.reasonRequired');
  problems.refuseIfAny();
  return sentence;
}

interface Closing {
  readonly shift: OpenShift;
  readonly counted: ShiftCount;
  readonly on: string;
}

/** The cash that stays in the drawer, and the cash that is transferred. */
function readLeaving(
  books: Books,
  { leftMinor: sent, depositAccountId }: CloseShift,
  { shift, counted, on }: Closing,
  problems: Problems,
): { readonly leftMinor: number; readonly depositedMinor: number } {
  const { countedMinor } = counted;
  const leftMinor = sent ?? countedMinor;
  const field = 'leftMinor';
  if (!Number.isSafeInteger(leftMinor)) problems.add(field, 'field.invalid', { field });
  else if (leftMinor < 0) problems.add(field, 'field.negative', { field });
  else if (leftMinor > countedMinor) {
    problems.add(field, 'amount.tooLarge', { max: formatMinor(countedMinor) });
  }
  const depositedMinor = countedMinor - leftMinor;
  problems.refuseIfAny();
  usableAccount(books, shift.treasuryAccountId, on, '', problems);
  if (depositedMinor > 0) {
    usableAccount(books, depositAccountId, on, 'depositAccountId', problems);
    if (depositAccountId === shift.treasuryAccountId) {
      problems.add('depositAccountId', 'treasury.sameAccount');
    }
  }
  return { leftMinor, depositedMinor };
}

interface Closed {
  readonly acting: Acting;
  readonly counted: ShiftCount;
  readonly differenceMinor: number;
  readonly parkedCount: number;
}

function closedData(
  books: Books,
  shift: OpenShift,
  { acting, counted, differenceMinor, parkedCount }: Closed,
): Writable<ShiftClosedData> {
  const { figures, cashRegisterId } = shift;
  const stand = books.pos.stands.get(cashRegisterId) ?? noStand;
  return {
    id: shift.id,
    cashRegisterId,
    registerCode: shift.registerCode,
    registerName: shift.registerName,
    number: shift.number,
    z: stand.lastZ + 1,
    on: shift.on,
    openedAt: shift.at,
    closedAt: acting.at < shift.at ? shift.at : acting.at,
    openedBy: shift.cashier,
    closedById: acting.cashierId,
    closedBy: acting.cashier,
    ...(acting.signedIn && { signedIn: acting.signedIn }),
    cashiers: [...shift.cashiers].map(([id, name]) => ({ id, name })),
    figures,
    means: closedMeans(nonCash(books, shift), counted.means),
    expectedMinor: expectedCash(figures),
    countedMinor: counted.countedMinor,
    differenceMinor,
    counts: shift.counts,
    leftMinor: counted.countedMinor,
    parkedCount,
    perpetualBeforeMinor: stand.perpetualMinor,
    perpetualMinor: stand.perpetualMinor + netSales(figures),
  };
}

/** Cash is left out: the drawer has its own figures. */
function nonCash(books: Books, { figures }: OpenShift) {
  return figures.means.filter(
    ({ methodId }) => books.payments.methods.get(methodId)?.kind !== 'cash',
  );
}

/** The treasury movements of a closing: the difference and the cash transferred. */
function movements(
  { id, registerName, differenceMinor, deposited, z }: ShiftClosedData,
  { treasuryAccountId: accountId }: OpenShift,
  on: string,
): readonly JournalEvent[] {
  const made: JournalEvent[] = [];
  const common = { on, shiftId: id, reference: `Z ${z}` };
  if (differenceMinor !== 0) {
    const type = differenceMinor > 0 ? 'MoneyDeposited' : 'MoneyWithdrawn';
    const entries = [{ accountId, amountMinor: differenceMinor }];
    const description = `Diferença de caixa: ${registerName}`;
    made.push({ type, data: { id: `${id}_difference`, ...common, description, entries } });
  }
  if (deposited) {
    const { accountId: toId, amountMinor } = deposited;
    const entries: TreasuryEntry[] = [
      { accountId, amountMinor: -amountMinor },
      { accountId: toId, amountMinor },
    ];
    const data = { id: `${id}_deposit`, ...common, description: registerName, entries };
    made.push({ type: 'MoneyTransferred', data });
  }
  return made;
}
