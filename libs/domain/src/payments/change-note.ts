import type { Decide } from '../decide.js';
import { isOriginalPrinted } from '../papers/index.js';
import type { Books } from '../books.js';
import type { Writable } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import { openSeriesById } from '../series/index.js';
import { refuseStale } from '../threads/index.js';
import type { ChangePaymentNote } from './payments.commands.js';
import type { PaymentNoteChanged, PaymentRecordedData } from './payments.events.js';

/** Characters of the note on a payment. */
const NOTE_LENGTH_MAX = 500;

/** Reads the note on a payment. */
export const paymentNote = text(NOTE_LENGTH_MAX);

/** The note on a payment as it is now. */
export function noteOf(
  books: Books,
  { id, note }: Pick<PaymentRecordedData, 'id' | 'note'>,
): string | undefined {
  const changed = books.payments.notes.get(id);
  return changed === undefined ? note : changed || undefined;
}

/** Writes another note on a payment: the one thing that no figure rests on, until it is printed. */
export const changePaymentNote: Decide<ChangePaymentNote> = (books, command, context) => {
  const { id, expectedRevision } = command;
  const first = context.firstEvents.get(id);
  if (first?.type !== 'PaymentRecorded') return refuse('payment.notFound', { id });
  refuseStale(books, id, expectedRevision);
  openSeriesById(books, first.data.seriesId, first.data.year);
  if (isOriginalPrinted(books, id)) refuse('payment.originalPrinted');
  if (books.payments.cancelled.has(id))
    refuse('payment.alreadyCancelled', { document: first.data.reference });
  const problems = new Problems();
  const after = paymentNote.read(command.note, 'note', problems);
  problems.refuseIfAny();
  const before = noteOf(books, first.data);
  if (before === after) return [];
  const data: Writable<PaymentNoteChanged['data']> = { id };
  if (before !== undefined) data.before = before;
  if (after !== undefined) data.after = after;
  return [{ type: 'PaymentNoteChanged', data }];
};
