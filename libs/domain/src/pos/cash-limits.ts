import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import { cashLimitsOf, mayDo } from '../identity/index.js';
import { refuse } from '../refusal.js';
import { expectedCash } from './shift-figures.js';
import type { Acting, ActingShift } from './shift-of.js';

/** Refuses to take more off a sale than the cashier may, unless somebody approves who may. */
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
  /** `refund` goes back to a client, `out` stands behind no sale. */
  readonly as: 'refund' | 'out';
}

/**
 * Refuses cash that leaves the drawer beyond what the cashier at the till may let go, and more than
 * is in it, unless somebody approves whose own limits let it pass. What is past has left it.
 */
export function refuseLeavingCash(
  books: Books,
  { shift, acting, cashMinor, as }: LeavingCash,
  { approval, isPast }: Pick<DecideContext, 'approval' | 'isPast'>,
): void {
  if (cashMinor <= 0 || isPast === true) return;
  const approverId = approval?.approverId ?? '';
  const by = mayDo(books, approverId, 'pos.approve') ? approverId : acting.cashierId;
  const { cashRefundMinor, cashOutMinor } = cashLimitsOf(books, by);
  const limitMinor = as === 'refund' ? cashRefundMinor : cashOutMinor;
  if (limitMinor !== undefined && cashMinor > limitMinor) {
    const params = { amount: formatMinor(cashMinor), limit: formatMinor(limitMinor) };
    refuse(as === 'refund' ? 'limit.cashRefundExceeded' : 'limit.cashOutExceeded', params);
  }
  const figures = books.pos.shifts.get(shift.id)?.figures;
  if (figures === undefined || mayDo(books, by, 'pos.approve')) return;
  if (cashMinor > expectedCash(figures)) refuse('shift.notInDrawer');
}
