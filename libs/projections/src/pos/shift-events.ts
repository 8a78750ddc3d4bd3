import type { ShiftEvent } from '@balcao/domain';
import { typesOf } from '../types-of.js';

/** Events of a shift other than its sales. */
export const shiftEvents = typesOf<ShiftEvent['type']>({
  ShiftOpened: true,
  ShiftCashierJoined: true,
  ShiftCashMoved: true,
  ShiftCounted: true,
  ShiftClosed: true,
  ShiftAmended: true,
  ShiftDifferenceExplained: true,
  ShiftNoted: true,
  PaymentReclassified: true,
});
