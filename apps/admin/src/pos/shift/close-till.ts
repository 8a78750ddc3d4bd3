import type { ShiftClosing, TillApproval } from '@balcao/contracts';
import type { MeansAmount } from '@balcao/domain';
import type { ShiftFacts } from '@balcao/printing';
import { ofCompany } from '../../till-store/till-db.js';
import type { TillSession } from '../till/till-session.js';
import { shiftNow } from './shift-now.js';
import { closedShiftFacts, shiftFactsNow } from './shift-facts.js';
import { LAST_CLOSED, lastClosed, type LastClosed } from './last-closed.js';

/** The decisions of a closing: money and parked sales. */
export interface ClosingChoice {
  readonly countedMinor: number | undefined;
  /** Cash kept in the drawer; defaults to all. */
  readonly leftMinor: number | undefined;
  readonly depositAccountId: string | undefined;
  readonly parkedStay: boolean;
  readonly approval?: TillApproval;
  /** The reason for the difference. */
  readonly reason?: string | undefined;
  /** The expected cash according to the server; minor units. */
  readonly expectedMinor?: number | undefined;
}

/** Records the closing in the till's journal; signs out a cashier who took over. */
export async function closeTill(till: TillSession, choice: ClosingChoice): Promise<void> {
  const { id } = till.shift;
  const { cash_register: cashRegisterId } = till.state.get();
  const { countedMinor, leftMinor, depositAccountId, parkedStay, approval, reason } = choice;
  const depositedMinor = (countedMinor ?? 0) - (leftMinor ?? countedMinor ?? 0);
  const fields = {
    id,
    parkedStay,
    ...(leftMinor !== undefined && { leftMinor }),
    ...(depositedMinor > 0 && depositAccountId !== undefined && { depositAccountId }),
    ...(reason !== undefined && reason !== '' && { reason }),
  };
  const closing = await factsAtClosing(till, choice);
  const expectedMinor = closing?.expectedMinor ?? choice.expectedMinor;
  const cashier = till.start.cashiers.find((one) => one.id === till.cashierId);
  const shift: LastClosed = {
    id,
    cashRegisterId,
    countedMinor,
    leftMinor,
    depositedMinor,
    ...(expectedMinor !== undefined && { expectedMinor }),
    ...(closing && { closing }),
    ...(cashier?.seesExpected !== true && { isBlind: true }),
  };
  await till.append(
    { kind: 'closeShift', said: fields, ...(approval !== undefined && { approval }) },
    { shift: null, cashier: null },
    { [LAST_CLOSED]: shift },
  );
  lastClosed.merge({ shift });
  till.view.merge({ phase: 'noShift', last: null });
}

/** The shift as printed by this device; undefined for users who may not see its figures. */
async function factsAtClosing(
  till: TillSession,
  { countedMinor = 0, leftMinor = countedMinor, depositAccountId }: ClosingChoice,
): Promise<ShiftFacts | undefined> {
  const { shift } = till;
  const now = await shiftNow(till, shift);
  if (now === undefined) return undefined;
  const closed = { countedMinor, leftMinor, depositAccountId };
  const facts = shiftFactsNow(till, shift, now, await countedMeans(till));
  return closedShiftFacts(till, facts, { ...closed, depositedMinor: countedMinor - leftMinor });
}

/** The last count of the other means, if pending on this device. */
async function countedMeans({ database, companyId }: TillSession): Promise<readonly MeansAmount[]> {
  const entries = await database.getAll('outbox', ofCompany(companyId));
  const counts = entries.flatMap((one) => (one.kind === 'countShift' ? [one.said.means] : []));
  return counts.at(-1) ?? [];
}

/** Checks the cash to keep in the drawer: between zero and the count. */
export const isPossibleFloat = (minor: number | undefined, countedMinor: number): boolean =>
  minor !== undefined && minor >= 0 && minor <= countedMinor;

/** The register's parked sales, from the server or the till. */
export function waitingSales(
  till: TillSession,
  outlook: ShiftClosing | undefined,
): ShiftClosing['parked'] {
  const { cash_register: register } = till.state.get();
  return outlook?.parked ?? till.start.parked.filter((one) => one.cashRegisterId === register);
}
