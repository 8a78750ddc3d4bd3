import type { Books } from '../books.js';
import type { ShiftAmended } from './shift.events.js';
import type { ActingShift } from './shift-of.js';

/** Corrections to a closed shift: they record what arrived late and leave the Z unchanged. */
export function amendment(
  books: Books,
  { id }: ActingShift,
  late: Omit<ShiftAmended['data'], 'id' | 'number'>,
): ShiftAmended {
  const { amendments = 0 } = books.pos.closed.get(id) ?? {};
  return { type: 'ShiftAmended', data: { id, number: amendments + 1, ...late } };
}
