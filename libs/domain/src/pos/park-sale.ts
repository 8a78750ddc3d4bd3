import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { DOCUMENT_LINES_MAX } from '../documents/index.js';
import { Problems, assert, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import type { ParkedSale, ParkedSaleDropped } from './parking.events.js';
import type { DropParkedSale, ParkSale, RecallParkedSale } from './pos.commands.js';
import { PARKED_NAME_MAX, PARKED_SALES_MAX } from './pos.limits.js';
import { actingShift, cashierName, readActing, readInstant, readReason } from './shift-of.js';

const nameText = required(text(PARKED_NAME_MAX));

/** Parks a sale under a name; any till of the company can resume it. */
export const parkSale: Decide<ParkSale> = (books, command, context) => {
  const { id, shiftId, totalMinor, cart } = command;
  refuseTakenId(books, id);
  const { cashRegisterId } = actingShift(books, shiftId, context);
  const acting = readActing(books, command, context);
  const problems = new Problems();
  const name = nameText.read(command.name, 'name', problems);
  if (cart.lines.length === 0) problems.add('cart.lines', 'document.noLines');
  if (cart.lines.length > DOCUMENT_LINES_MAX) {
    problems.add('cart.lines', 'document.tooManyLines', { max: DOCUMENT_LINES_MAX });
  }
  if (!Number.isSafeInteger(totalMinor)) {
    problems.add('totalMinor', 'field.invalid', { field: 'totalMinor' });
  }
  if (books.pos.parked.size >= PARKED_SALES_MAX) {
    problems.add('', 'shift.tooManyParked', { max: PARKED_SALES_MAX });
  }
  problems.refuseIfAny();
  assert(name !== undefined, 'a name without problems is there');
  const parked: ParkedSale = { id, name, shiftId, cashRegisterId, ...acting, totalMinor, cart };
  return [{ type: 'SaleParked', data: parked }];
};

/**
 * Resumes a parked sale: once, for the first till that asks. The same shift may ask again, in case
 * the answer was lost.
 */
export const recallParkedSale: Decide<RecallParkedSale> = (books, command, context) => {
  const { id, shiftId } = command;
  if (books.pos.shifts.get(shiftId)?.recalled.has(id) === true) return [];
  parkedSale(books, id);
  const { cashRegisterId } = actingShift(books, shiftId, context);
  const acting = readActing(books, command, context);
  return [{ type: 'ParkedSaleRecalled', data: { id, shiftId, cashRegisterId, ...acting } }];
};

/** Discards a parked sale, with a reason, since goods may have left. */
export const dropParkedSale: Decide<DropParkedSale> = (books, command, context) => {
  const { id, shiftId } = command;
  parkedSale(books, id);
  const reason = readReason(command.reason);
  const cashierId = command.cashierId ?? context.actorId;
  const cashier = cashierName(books, cashierId);
  const at = readInstant(command.at, context.now);
  const data: ParkedSaleDropped['data'] = { id, cashierId, cashier, at, reason };
  return [{ type: 'ParkedSaleDropped', data: shiftId === undefined ? data : { ...data, shiftId } }];
};

/** The parked sale; refused if another till has resumed it. */
export function parkedSale(books: Books, id: string): ParkedSale {
  const sale = books.pos.parked.get(id);
  if (sale) return sale;
  return books.threads.records.has(id)
    ? refuse('shift.saleTaken')
    : refuse('record.notFound', { id });
}
