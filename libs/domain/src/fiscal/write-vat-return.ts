import { formatMinor } from '@balcao/pricing';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { Problems } from '../refusal.js';
import { day, minorAmount, readFields, text, type FieldsMap } from '../registers/index.js';
import { monthOf, monthShape } from './alterations.js';
import type { WriteVatReturn } from './fiscal.commands.js';
import type { WrittenReturn } from './fiscal.events.js';

const fields: FieldsMap<WrittenReturn> = {
  inFavourMinor: minorAmount(),
  toStateMinor: minorAmount(),
  carriedMinor: minorAmount(),
  communicatedMinor: minorAmount(),
  fineMinor: minorAmount(),
  refundMinor: minorAmount(),
  note: text(500),
  paidMinor: minorAmount(),
  paidOn: day(),
  receipt: text(100),
};

/** Adjustments say what they are of; no more is asked back than the credit of the month. */
export const writeVatReturn: Decide<WriteVatReturn> = (books, command, context) => {
  const { period: id, creditMinor, leftMinor } = command;
  const today = todayIn(books, context);
  const problems = new Problems();
  if (!monthShape.test(id)) problems.add('period', 'fiscal.invalidPeriod');
  else if (id > monthOf(today)) problems.add('period', 'fiscal.periodNotEnded', { period: id });
  const written = readFields(fields, { ...command }, problems);
  problems.refuseIfAny();
  const { inFavourMinor = 0, toStateMinor = 0, refundMinor = 0, note, paidOn } = written;
  if (inFavourMinor + toStateMinor > 0 && note === undefined) {
    problems.add('note', 'fiscal.adjustmentNoteRequired');
  }
  if (refundMinor > creditMinor) {
    problems.add('refundMinor', 'fiscal.refundAboveCredit', { credit: formatMinor(creditMinor) });
  }
  if (paidOn !== undefined && paidOn > today) {
    problems.add('paidOn', 'treasury.inFuture', { today });
  }
  problems.refuseIfAny();
  return [{ type: 'VatReturnWritten', data: { ...written, id, leftMinor } }];
};
