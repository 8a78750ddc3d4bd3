// cspell:ignore abertura
import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide, DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { limitsOf, requirePermission } from '../identity/index.js';
import type { Writable } from '../kernel/index.js';
import { Problems, assert, refuse } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import { usableAccount } from '../treasury/index.js';
import { readCount } from './denominations.js';
import { isDrawer } from './drawer-account.js';
import type { JoinShift, OpenShift } from './pos.commands.js';
import type { CashRegisterFields } from './pos.events.js';
import { SHIFT_CASHIERS_MAX } from './pos.limits.js';
import { noStand } from './pos.slice.js';
import type { ShiftOpened } from './shift.events.js';
import { cashierName, openShiftOf, readInstant, readSignedIn } from './shift-of.js';
import { missingSeries } from './till-series.js';
import { tillOf } from './till.js';

type CashRegister = RegisterRecord<CashRegisterFields>;

/**
 * Opens a shift with a counted float; a register has one open shift at a time. Opens the till's
 * series of the year if they are missing, so that the first sale never waits for them.
 */
export const openShift: Decide<OpenShift> = (books, command, context) => {
  refuseTakenId(books, command.id);
  const register = registerToSell(books, command.cashRegisterId, context);
  const { treasuryAccountId: accountId } = tillOf({
    cashRegisterId: register.id,
    ...accountOf(command.treasuryAccountId ?? register.treasuryAccountId),
  });
  const stand = books.pos.stands.get(register.id) ?? noStand;
  const current = books.pos.shifts.get(stand.openShiftId ?? '');
  if (current) {
    refuse('shift.alreadyOpen', { register: register.name, number: current.number });
  }
  const at = readInstant(command.at, context.now);
  const on = command.at === undefined ? todayIn(books, context) : todayIn(books, { now: at });
  const problems = new Problems();
  const account = usableAccount(books, accountId, on, 'treasuryAccountId', problems);
  if (account && !isDrawer(books, account)) {
    problems.add('treasuryAccountId', 'shift.accountNotCash', { name: account.name });
  }
  const { floatMinor: totalMinor, denominations } = command;
  const floatMinor = readCount({ totalMinor, denominations }, 'floatMinor', problems);
  const { leftMinor, lastNumber } = stand;
  const brought = broughtFloat(books, command, { accountId, on, floatMinor, leftMinor }, problems);
  problems.refuseIfAny();
  assert(account !== undefined, 'an account without problems is there');
  const cashierId = command.cashierId ?? context.actorId;
  const data: Writable<ShiftOpened['data']> = {
    id: command.id,
    cashRegisterId: register.id,
    registerCode: register.code,
    registerName: register.name,
    number: lastNumber + 1,
    treasuryAccountId: account.id,
    on,
    at,
    cashierId,
    cashier: cashierName(books, cashierId),
    floatMinor,
    leftMinor,
    ...readSignedIn(books, { ...command, cashierId }, context),
  };
  if (register.showsExpected === true) data.showsExpected = true;
  if (denominations) data.denominations = denominations;
  const differing = brought.length === 0 && lastNumber > 0 ? floatMinor - leftMinor : 0;
  if (differing !== 0) data.openingDifferenceMinor = differing;
  const series = missingSeries(books, register, yearOf(on), stand.lane);
  return [...series, { type: 'ShiftOpened', data }, ...brought, ...differingFloat(data)];
};

/** The unexplained difference of the drawer since the last shift was closed. */
function differingFloat(data: ShiftOpened['data']): readonly JournalEvent[] {
  const { id, on, treasuryAccountId: accountId, registerName } = data;
  const { openingDifferenceMinor: amountMinor = 0 } = data;
  if (amountMinor === 0) return [];
  const type = amountMinor > 0 ? 'MoneyDeposited' : 'MoneyWithdrawn';
  const description = `Diferença na abertura: ${registerName}`;
  const entries = [{ accountId, amountMinor }];
  return [{ type, data: { id: `${id}_float`, on, shiftId: id, description, entries } }];
}

/** The active register, if the member may sell at it. */
export function registerToSell(
  books: Books,
  id: string | undefined,
  { actorId }: Pick<DecideContext, 'actorId'>,
): CashRegister {
  const register = books.pos.cashRegisters.get(id ?? '');
  if (register?.isArchived !== false) {
    return refuse('pos.cashRegisterNotSelected', undefined, 'cashRegisterId');
  }
  const allowed = limitsOf(books, actorId)?.cashRegisterIds;
  if (allowed?.includes(register.id) === false) {
    const names = allowed.map((one) => books.pos.cashRegisters.get(one)?.name ?? one);
    const refused = { cashRegister: register.name, allowed: names.slice(0, 10) };
    refuse('limit.cashRegisterNotAllowed', refused, 'cashRegisterId');
  }
  return register;
}

const accountOf = (id: string | undefined) =>
  id === undefined || id === '' ? {} : { treasuryAccountId: id };

interface Float {
  readonly accountId: string;
  readonly on: string;
  readonly floatMinor: number;
  readonly leftMinor: number;
}

/** Cash added to or taken from what the last shift left. */
function broughtFloat(
  books: Books,
  { id, floatFromAccountId }: OpenShift,
  { accountId, on, floatMinor, leftMinor }: Float,
  problems: Problems,
): readonly JournalEvent[] {
  const broughtMinor = floatMinor - leftMinor;
  if (floatFromAccountId === undefined || broughtMinor === 0) return [];
  usableAccount(books, floatFromAccountId, on, 'floatFromAccountId', problems);
  if (floatFromAccountId === accountId) {
    problems.add('floatFromAccountId', 'treasury.sameAccount');
  }
  const entries = [
    { accountId: floatFromAccountId, amountMinor: -broughtMinor },
    { accountId, amountMinor: broughtMinor },
  ];
  const data = { id: `${id}_float`, on, entries, shiftId: id };
  return [{ type: 'MoneyTransferred', data }];
}

/** Adds a cashier to the shift; has no effect if the cashier has already joined. */
export const joinShift: Decide<JoinShift> = (books, { id, cashierId, at }, context) => {
  const shift = openShiftOf(books, id);
  if (shift.cashiers.has(cashierId)) return [];
  const cashier = cashierName(books, cashierId);
  if (context.isPast !== true) requirePermission(books, cashierId, 'pos.sell');
  if (shift.cashiers.size >= SHIFT_CASHIERS_MAX) {
    refuse('shift.tooManyCashiers', { max: SHIFT_CASHIERS_MAX });
  }
  const data = { id, cashierId, cashier, at: readInstant(at, context.now) };
  return [{ type: 'ShiftCashierJoined', data }];
};
