import type { Needs } from '../facts.js';
import type {
  AllocateCredit,
  CancelPayment,
  ChangePaymentNote,
  RefundCredit,
  RestorePayment,
} from './payments.commands.js';

const itself: Needs<CancelPayment | RestorePayment | AllocateCredit | ChangePaymentNote> = ({
  id,
}) => [id];
const source: Needs<RefundCredit> = ({ sourceId }) => [sourceId];

/** What the commands of this context ask the journal for. */
export const paymentsNeeds = {
  CancelPayment: itself,
  RestorePayment: itself,
  AllocateCredit: itself,
  ChangePaymentNote: itself,
  RefundCredit: source,
};
