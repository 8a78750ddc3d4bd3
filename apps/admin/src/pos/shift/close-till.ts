import type { ShiftClosing, TillApproval } from '@balcao/contracts';
import type { TillSession } from '../till/till-session.js';
import { LAST_CLOSED, lastClosed, type LastClosed } from './last-closed.js';

/** What becomes of the money and of the sales that wait. */
export interface ClosingChoice {
  readonly countedMinor: number | undefined;
  /** Stays in the drawer; without it, all of it. */
  readonly leftMinor: number | undefined;
  readonly depositAccountId: string | undefined;
  readonly parkedStay: boolean;
  readonly approval?: TillApproval;
}

/** Writes the end of the shift into the till's journal; a cashier who took over leaves with it. */
export async function closeTill(till: TillSession, choice: ClosingChoice): Promise<void> {
  const { id } = till.shift;
  const { cash_register: cashRegisterId } = till.state.get();
  const { countedMinor, leftMinor, depositAccountId, parkedStay, approval } = choice;
  const depositedMinor = (countedMinor ?? 0) - (leftMinor ?? countedMinor ?? 0);
  const said = {
    id,
    parkedStay,
    ...(leftMinor !== undefined && { leftMinor }),
    ...(depositedMinor > 0 && depositAccountId !== undefined && { depositAccountId }),
  };
  const cashier = till.start.cashiers.find((one) => one.id === till.cashierId);
  const shift: LastClosed = {
    id,
    cashRegisterId,
    countedMinor,
    leftMinor,
    depositedMinor,
    ...(cashier?.seesExpected !== true && { isBlind: true }),
  };
  await till.append(
    { kind: 'closeShift', said, ...(approval !== undefined && { approval }) },
    { shift: null, cashier: null },
    { [LAST_CLOSED]: shift },
  );
  lastClosed.merge({ shift });
  till.view.merge({ phase: 'noShift', last: null });
}

/** What may be left in the drawer: nothing below zero, nothing that is not there. */
export const isPossibleFloat = (minor: number | undefined, countedMinor: number): boolean =>
  minor !== undefined && minor >= 0 && minor <= countedMinor;

/** The sales of the register that wait, as the server says or as the till knows. */
export function waitingSales(
  till: TillSession,
  outlook: ShiftClosing | undefined,
): ShiftClosing['parked'] {
  const { cash_register: register } = till.state.get();
  return outlook?.parked ?? till.start.parked.filter((one) => one.cashRegisterId === register);
}
