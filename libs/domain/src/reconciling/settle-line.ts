import { convertMinor, isUnitPrice, unitPrice } from '@balcao/pricing';
import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide, DecideContext } from '../decide.js';
import { quoteOn } from '../exchange/index.js';
import { recordPayment, type RecordPayment } from '../payments/index.js';
import { renaming } from '../refusal.js';
import {
  fieldOfRow,
  lineToRecord,
  matchedWithNext,
  rowOfLine,
  type LineToRecord,
} from './line-to-record.js';
import type { SettleStatementLine } from './reconciling.commands.js';

/**
 * The receipt or payment of a line, refused as it would be by hand. It is numbered, so its day is
 * today's where no other is given; what it moves counts from the day of the line.
 */
export const settleStatementLine: Decide<SettleStatementLine> = (books, command, context) => {
  const { type: _type, id, line, methodId, rate, amountMinor: _amount, ...paper } = command;
  const written = lineToRecord(books, id, line);
  const means = {
    ...(methodId !== undefined && { methodId }),
    ...(rate !== undefined && { rate }),
  };
  const payment: RecordPayment = {
    type: 'RecordPayment',
    ...paper,
    documentTypeId: written.amountMinor < 0 ? 'RF' : 'RC',
    rows: [rowOfLine(written, means, paidMinorOf(books, command, written, context))],
  };
  const recorded = renaming(fieldOfRow, () => recordPayment(books, payment, context));
  return [...recorded, matchedWithNext(id, line, context)];
};

/** What the line is in the company's currency. */
function paidMinorOf(
  books: Books,
  { amountMinor, rate, issuedOn }: SettleStatementLine,
  line: LineToRecord,
  context: DecideContext,
): number {
  const minor = Math.abs(line.amountMinor);
  const { foreignCurrency } = line;
  if (foreignCurrency === undefined) return minor;
  if (amountMinor !== undefined) return amountMinor;
  const given = rate !== undefined && isUnitPrice(rate) ? unitPrice(rate) : undefined;
  const on = issuedOn ?? todayIn(books, context);
  const quoted = given ?? quoteOn(books, foreignCurrency, on)?.rate;
  // Without a rate the row is refused at the amount in the account's currency.
  return quoted === undefined ? minor : convertMinor(minor, quoted);
}
