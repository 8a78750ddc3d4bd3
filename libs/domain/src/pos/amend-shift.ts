import type { Books } from '../books.js';
import type { ShiftAmended } from './shift.events.js';
import type { ActingShift } from './shift-of.js';

/** What stands beside the Z of a closed shift: it says what arrived late, and changes nothing. */
export function amendment(
  books: Books,
  { id }: ActingShift,
  late: Omit<ShiftAmended['data'], 'id' | 'number'>,
): ShiftAmended {
  const { amendments = 0 } = books.pos.closed.get(id) ?? {};
  return { type: 'ShiftAmended', data: { id, number: amendments + 1, ...late } };
}
