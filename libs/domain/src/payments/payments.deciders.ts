import { allocateCredit } from './allocate-credit.js';
import { cancelPayment, restorePayment } from './cancel-payment.js';
import { changePaymentNote } from './change-note.js';
import { paymentMethods } from './payment-methods.js';
import { recordPayment } from './record-payment.js';
import { recordSetOff } from './record-set-off.js';
import { cancelRefund, refundCredit } from './refund.js';
import { withholdingRateDeciders } from './withholding-rates.js';

/** The rules of the commands on payments, by command; printing them is with documents. */
export const paymentsDeciders = {
  RegisterPaymentMethod: paymentMethods.register,
  ChangePaymentMethod: paymentMethods.change,
  ArchivePaymentMethod: paymentMethods.archive,
  RestorePaymentMethod: paymentMethods.restore,
  ...withholdingRateDeciders,
  RecordPayment: recordPayment,
  RecordSetOff: recordSetOff,
  ChangePaymentNote: changePaymentNote,
  CancelPayment: cancelPayment,
  RestorePayment: restorePayment,
  AllocateCredit: allocateCredit,
  RefundCredit: refundCredit,
  CancelRefund: cancelRefund,
};
