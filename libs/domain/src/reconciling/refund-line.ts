import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Decide, DecideContext } from '../decide.js';
import { creditSource, refundCredit } from '../payments/index.js';
import { Problems, refuse, renaming } from '../refusal.js';
import { MATCH_ENTRIES_MAX } from '../treasury/index.js';
import {
  fieldOfRow,
  lineToRecord,
  matchedWithNext,
  rowOfLine,
  type LineToRecord,
} from './line-to-record.js';
import type { RefundStatementLine } from './reconciling.commands.js';

/**
 * What a line paid back: to a client where money goes out, by a supplier where it comes in. The
 * refunds, which are refused as they would be by hand, make the line's amount together.
 */
export const refundStatementLine: Decide<RefundStatementLine> = (books, command, context) => {
  const { id, line, methodId, refunds } = command;
  const written = lineToRecord(books, id, line);
  const { accountId, amountMinor, foreignCurrency } = written;
  if (foreignCurrency !== undefined) {
    refuse('treasury.lineIsForeign', { currency: foreignCurrency }, 'line');
  }
  if (refunds.length > MATCH_ENTRIES_MAX) {
    refuse('treasury.tooManyEntries', { max: MATCH_ENTRIES_MAX }, 'refunds');
  }
  refuseTwice(refunds);
  const means = methodId === undefined ? {} : { methodId };
  const recorded = refunds.flatMap(({ id: refundId, sourceId, amountMinor: minor }, at) =>
    renaming(fieldOfRefund(at), () => {
      const on = dayOf(books, sourceId, written, context);
      const rows = [rowOfLine(written, means, minor)];
      const refund = { type: 'RefundCredit', id: refundId, sourceId, on, rows } as const;
      return refundCredit(books, refund, context);
    }),
  );
  const entries = recorded.flatMap((event) =>
    event.type === 'RefundRecorded' ? event.data.entries : [],
  );
  const movedMinor = entries
    .filter((entry) => entry.accountId === accountId)
    .reduce((sum, entry) => sum + entry.amountMinor, 0);
  if (movedMinor !== amountMinor) {
    const amounts = { refunds: formatMinor(movedMinor), amount: formatMinor(amountMinor) };
    refuse('treasury.lineRefundsOther', amounts, 'refunds');
  }
  return [...recorded, matchedWithNext(id, line, context, recorded.length)];
};

/** Where the command says what a refund by itself would say; what has no field is of its source. */
const fieldOfRefund =
  (at: number) =>
  (path: string): string => {
    if (path === 'id') return `refunds.${at}.id`;
    if (path === 'rows' || path === 'rows.0.amountMinor') return `refunds.${at}.amountMinor`;
    return path.startsWith('rows') ? fieldOfRow(path) : `refunds.${at}.sourceId`;
  };

function refuseTwice(refunds: RefundStatementLine['refunds']): void {
  const seen = new Set<string>();
  const problems = new Problems();
  for (const [at, refund] of refunds.entries()) {
    if (seen.has(refund.sourceId)) {
      problems.add(`refunds.${at}.sourceId`, 'document.alreadySelected');
    }
    if (seen.has(refund.id)) problems.add(`refunds.${at}.id`, 'record.idTaken', { id: refund.id });
    seen.add(refund.sourceId).add(refund.id);
  }
  problems.refuseIfAny();
}

/** The line's, or that of a note that was issued only after the bank had paid. */
function dayOf(books: Books, sourceId: string, { on }: LineToRecord, context: DecideContext) {
  const { issuedOn } = creditSource(books, sourceId, context).document;
  return issuedOn > on ? issuedOn : on;
}
