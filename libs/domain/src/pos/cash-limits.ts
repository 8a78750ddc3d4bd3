import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import { cashLimitsOf, mayDo } from '../identity/index.js';
import { refuse } from '../refusal.js';
import { expectedCash } from './shift-figures.js';
import type { Acting, ActingShift } from './shift-of.js';

/**
 * Refuses a discount above the cashier's limit, unless an approver with a higher limit allows it.
 */
export function refuseVoid(
  books: Books,
  { cashierId, amountMinor }: { readonly cashierId: string; readonly amountMinor: number },
  { approval, isPast }: Pick<DecideContext, 'approval' | 'isPast'>,
): void {
  if (isPast === true) return;
  const approverId = approval?.approverId ?? '';
  const by = mayDo(books, approverId, 'pos.approve') ? approverId : cashierId;
  const { voidMinor: limitMinor } = cashLimitsOf(books, by);
  if (limitMinor === undefined || amountMinor <= limitMinor) return;
  const params = { amount: formatMinor(amountMinor), limit: formatMinor(limitMinor) };
  refuse('limit.voidExceeded', params);
}

/** Cash that leaves a drawer; minor units. */
interface LeavingCash {
  readonly shift: ActingShift;
  readonly acting: Pick<Acting, 'cashierId'>;
  readonly cashMinor: number;
  /** `refund` is paid back to a client; `out` leaves without a sale. */
  readonly as: 'refund' | 'out';
  /** What says how much. */
  readonly path: string;
}

/**
 * Refuses cash out above the cashier's limit or above what the drawer holds, unless an approver's
 * own limits allow it. Past actions are accepted: that cash has already left.
 */
export function refuseLeavingCash(
  books: Books,
  { shift, acting, cashMinor, as, path }: LeavingCash,
  { approval, isPast }: Pick<DecideContext, 'approval' | 'isPast'>,
): void {
  if (cashMinor <= 0 || isPast === true) return;
  const approverId = approval?.approverId ?? '';
  const by = mayDo(books, approverId, 'pos.approve') ? approverId : acting.cashierId;
  const { cashRefundMinor, cashOutMinor } = cashLimitsOf(books, by);
  const limitMinor = as === 'refund' ? cashRefundMinor : cashOutMinor;
  if (limitMinor !== undefined && cashMinor > limitMinor) {
    const params = { amount: formatMinor(cashMinor), limit: formatMinor(limitMinor) };
    refuse(as === 'refund' ? 'limit.cashRefundExceeded' : 'limit.cashOutExceeded', params, path);
  }
  const figures = books.pos.shifts.get(shift.id)?.figures;
  if (figures === undefined || mayDo(books, by, 'pos.approve')) return;
  if (cashMinor > expectedCash(figures)) refuse('shift.notInDrawer', undefined, path);
}
