import { formatMinor } from '@balcao/pricing';
import type { DecideContext } from '../decide.js';
import type { DocumentIssuedData } from '../documents/index.js';
import type { JournalEvent, JournalEventOf } from '../events.js';
import type { Problems } from '../refusal.js';
import type { MemberLimits, officeLimits } from './member-limits.js';

type OfficeLimit = (typeof officeLimits)[number];

const codes = {
  purchaseMinor: 'limit.purchaseExceeded',
  expenseMinor: 'limit.expenseExceeded',
  cancellationMinor: 'limit.cancellationExceeded',
} as const satisfies Readonly<Record<OfficeLimit, string>>;

interface Deciding extends Pick<DecideContext, 'documents'> {
  /** Missing for what tills send. */
  readonly command?: { readonly type: string };
}

/** Adds purchases, expenses and cancellations that come to more than the limits. */
export function refuseAmounts(
  events: readonly JournalEvent[],
  limits: MemberLimits | undefined,
  { command, documents }: Deciding,
  problems: Problems,
): void {
  if (limits === undefined) return;
  // A cancellation may be a credit note; an expense that recurs was approved as it was set up.
  if (command?.type === 'RecordDueExpenses' || command?.type === 'RecordRecurringExpense') return;
  const cancelledId = command?.type === 'CancelDocument' && 'id' in command ? command.id : '';
  const origin = documents.get(String(cancelledId));
  if (origin !== undefined) check(limits, 'cancellationMinor', totalOf(origin), problems);
  for (const { type, data } of events) {
    if (type === 'DocumentIssued' && data.group === 'purchases' && isOwed(data)) {
      check(limits, 'purchaseMinor', totalOf(data), problems);
    }
    if (type === 'ExpenseRecorded') check(limits, 'expenseMinor', data.totalMinor, problems);
    if (type === 'ExpenseCancelled') {
      check(limits, 'cancellationMinor', expenseOf(data), problems);
    }
  }
}

/** What a supplier is owed, or was paid, is a purchase: orders and notes are none. */
const isOwed = ({ accountEffect }: DocumentIssuedData): boolean =>
  accountEffect === 'credit' || accountEffect === 'both';

/** What the supplier's paper says; VAT that the buyer declares itself is not on it. */
function expenseOf({ expense }: JournalEventOf<'ExpenseCancelled'>['data']): number {
  if (expense === undefined) return 0;
  return expense.baseMinor + (expense.reverseRate === undefined ? expense.vatMinor : 0);
}

/** In the company's currency. */
const totalOf = ({ exchange, totals }: DocumentIssuedData): number =>
  (exchange ?? totals).totalMinor;

function check(
  limits: MemberLimits,
  name: OfficeLimit,
  amountMinor: number,
  problems: Problems,
): void {
  const { [name]: limitMinor } = limits;
  if (limitMinor === undefined || amountMinor <= limitMinor) return;
  const params = { amount: formatMinor(amountMinor), limit: formatMinor(limitMinor) };
  problems.add('', codes[name], params);
}
