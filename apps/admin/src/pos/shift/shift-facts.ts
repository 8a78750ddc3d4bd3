import type { TillShift } from '@balcao/contracts';
import { closedMeans, type MeansAmount, type ShiftFigures } from '@balcao/domain';
import type { ShiftFacts } from '@balcao/printing';
import type { TillSession } from '../till/till-session.js';
import type { ShiftNow } from './shift-now.js';

/** The open shift for printing, from this device's data. */
export function shiftFactsNow(
  till: TillSession,
  shift: TillShift,
  { figures, expectedMinor }: Pick<ShiftNow, 'figures' | 'expectedMinor'>,
  counted: readonly MeansAmount[] = [],
): ShiftFacts {
  const { start, state } = till;
  const { cash_register: registerId } = state.get();
  const nameOf = (id: string): string => start.cashiers.find((one) => one.id === id)?.name ?? '';
  const cashiers = shift.cashiers.map(({ id, name }) => ({ id, name: name || nameOf(id) }));
  return {
    registerName: start.registers.find(({ id }) => id === registerId)?.name ?? '',
    number: shift.number,
    on: shift.on,
    openedAt: shift.openedAt,
    openedBy: cashiers[0]?.name ?? '',
    cashiers,
    figures,
    expectedMinor,
    means: closedMeans(otherMeans(till, figures), counted),
  };
}

/** The drawer has its own figures. */
const otherMeans = ({ start }: TillSession, { means }: ShiftFigures): ShiftFigures['means'] =>
  means.filter(({ methodId }) =>
    start.methods.some(({ id, kind }) => id === methodId && kind !== 'cash'),
  );

/** The closing data of a shift. */
export interface ClosedHere {
  readonly countedMinor: number;
  readonly leftMinor: number;
  readonly depositedMinor: number;
  readonly depositAccountId?: string | undefined;
}

/** The shift as on its Z, without the number that the server assigns. */
export function closedShiftFacts(
  till: TillSession,
  shift: ShiftFacts,
  { countedMinor, leftMinor, depositedMinor, depositAccountId }: ClosedHere,
): ShiftFacts {
  return {
    ...shift,
    closedAt: new Date().toISOString(),
    closedById: till.cashierId,
    closedBy: till.cashierName,
    countedMinor,
    leftMinor,
    differenceMinor: countedMinor - shift.expectedMinor,
    ...(depositedMinor > 0 &&
      depositAccountId !== undefined && {
        deposited: { accountId: depositAccountId, amountMinor: depositedMinor },
      }),
  };
}
