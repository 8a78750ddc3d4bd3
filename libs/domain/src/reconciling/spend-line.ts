import type { Decide } from '../decide.js';
import { recordExpense, type RecordExpense } from '../expenses/index.js';
import { refuse, renaming } from '../refusal.js';
import { MONEY_REFERENCE_MAX, MOVEMENT_DESCRIPTION_MAX } from '../treasury/index.js';
import { fieldOfRow, lineToRecord, matchedWithNext, rowOfLine } from './line-to-record.js';
import type { SpendStatementLine } from './reconciling.commands.js';

/** The expense of a line on its day, paid by it, with the VAT that the amount contains. */
export const spendStatementLine: Decide<SpendStatementLine> = (books, command, context) => {
  const { id, line, expenseId, methodId, categoryId, supplierId, vatId } = command;
  const written = lineToRecord(books, id, line);
  const { on, amountMinor, foreignCurrency } = written;
  if (amountMinor > 0) refuse('treasury.lineIsReceipt', { line: line + 1 }, 'line');
  if (foreignCurrency !== undefined) {
    refuse('treasury.lineIsForeign', { currency: foreignCurrency }, 'line');
  }
  const description = command.description ?? written.description.slice(0, MOVEMENT_DESCRIPTION_MAX);
  const reference = command.reference ?? written.reference.slice(0, MONEY_REFERENCE_MAX);
  const paidMinor = Math.abs(amountMinor);
  const expense: RecordExpense = {
    type: 'RecordExpense',
    id: expenseId,
    on,
    description,
    amountMinor: paidMinor,
    ...(categoryId !== undefined && { categoryId }),
    ...(supplierId !== undefined && { supplierId }),
    ...(vatId !== undefined && { vatId }),
    ...(reference !== '' && { reference }),
    rows: [rowOfLine(written, methodId === undefined ? {} : { methodId }, paidMinor)],
  };
  const recorded = renaming(fieldOfExpense, () => recordExpense(books, expense, context));
  return [...recorded, matchedWithNext(id, line, context)];
};

/** Its day and its amount are those of the line, which no field of the command says. */
function fieldOfExpense(path: string): string {
  if (path === 'id') return 'expenseId';
  return path === 'on' || path === 'amountMinor' ? '' : fieldOfRow(path);
}
