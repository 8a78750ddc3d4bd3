import { showDecimal } from '@balcao/messages';
import { ulid } from 'ulidx';
import { askToConfirm } from '../../boot/confirm.js';
import { settings } from '../../boot/settings.js';
import { showSnack } from '../../boot/snack.js';
import { sentence } from '../../i18n/messages.js';
import { askForApproval } from '../approval/approval-asked.js';
import type { TillSession } from '../till/till-session.js';
import { knownStock } from './known-stock.js';
import { keyOfShortages, shortagesOf } from './shortages.js';

/**
 * Checks shortages of the ticket if the company restricts overselling: cashiers with the permission
 * pass, others need a supervisor's PIN. Offline the cashier confirms the sale, as the goods are on
 * the counter, and the server records the shortage. Resolves to whether the payment may begin.
 */
export async function letShort(till: TillSession): Promise<boolean> {
  const { start, cashierId, state, view } = till;
  const { cart } = state.get();
  const cashier = start.cashiers.find(({ id }) => id === cashierId);
  if (start.settings.exceedsStockLimits || cashier?.exceedsStock === true) return true;
  const shortages = shortagesOf(cart, knownStock.get().levels);
  const key = keyOfShortages(cart, shortages);
  if (shortages.length === 0 || cart.approved?.includes(key) === true) return true;
  const message = shortages
    .map(({ name, left }) => {
      const count = showDecimal(left, settings.get().lang);
      return sentence('tillMore.stock.short', { name, count });
    })
    .join(' ');
  const pass = (more: object): true => {
    till.changeCart((now) => ({ ...now, ...more, approved: [...(now.approved ?? []), key] }));
    return true;
  };
  if (!view.get().isOnline) {
    const title = sentence('tillMore.stock.title');
    const answers = { yes: sentence('tillMore.stock.yes'), no: sentence('tillMore.stock.no') };
    return (await askToConfirm({ title, message, ...answers })) && pass({});
  }
  const saleId = cart.saleId ?? ulid();
  const among = start.approvers.filter(({ exceedsStock }) => exceedsStock).map(({ id }) => id);
  if (among.length === 0) {
    showSnack(`${message} ${sentence('tillMore.stock.nobody')}`, 'error');
    return false;
  }
  const answer = await askForApproval({
    message,
    subjectId: saleId,
    among,
    ...(cart.approval !== undefined && { before: cart.approval.reason }),
  });
  return answer !== undefined && pass({ saleId, approval: answer.approval });
}
